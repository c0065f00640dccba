"""Texts in every language, from Fluent catalogues (`bot/locales/<locale>/<area>.ftl`).

>>> translate("es", "error-not-your-turn") == translate("en", "error-not-your-turn")
False
>>> negotiate("es-419"), negotiate("pt-BR"), negotiate("fr")
('es', 'pt-BR', 'en')
"""

from .catalogues import LOCALES, Locale, bundle, negotiate, translate

__all__ = ["LOCALES", "Locale", "bundle", "negotiate", "translate"]
