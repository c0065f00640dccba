# The bot in a container of its own: nothing in it is written to at run time, and nothing runs as root.
#
#   docker build -t carioca .
#   docker run --read-only --tmpfs /tmp --env-file .env -e DATABASE_URL=postgresql://… \
#     -e METRICS_PORT=9464 -e METRICS_HOST=0.0.0.0 carioca
#
# (Where `.env` leaves METRICS_PORT empty, the health check below would find nothing to ask.)

FROM python:3.13-slim-trixie AS build
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never UV_PROJECT_ENVIRONMENT=/carioca
WORKDIR /source
# Every library has its exact version in pyproject.toml; they change less often than the bot, and are a layer of their own.
RUN pip install --no-cache-dir uv==0.13.9
COPY pyproject.toml README.md LICENSE ./
RUN uv sync --no-default-groups --no-install-project
COPY bot bot
COPY cogs cogs
COPY renderers renderers
RUN uv sync --no-default-groups --no-editable

FROM python:3.13-slim-trixie
# Without fribidi Pillow cannot shape Arabic and the like.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends libfribidi0 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin carioca
COPY --from=build /carioca /carioca
ENV PATH=/carioca/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    LOG_FORMAT=json METRICS_HOST=0.0.0.0 METRICS_PORT=9464
USER 10001
WORKDIR /tmp
EXPOSE 9464
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['METRICS_PORT']}/healthz\", timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["carioca"]
CMD ["run"]
