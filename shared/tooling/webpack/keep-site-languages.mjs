import webpack from 'webpack';

/** Languages of our sites that react-aria is translated into. Catalan is missing there and falls back to English. */
const SITE_LOCALES = ['en-US', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT'];

const LOCALE_DATA = /\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.mjs$/;

function insteadOf(language) {
  if (SITE_LOCALES.includes(language)) return language;
  // A request for plain `pt` uses the first Portuguese texts.
  return language.startsWith('pt') ? 'pt-PT' : 'en-US';
}

/**
 * Excludes react-aria's texts in languages that no site has; otherwise all of them would be loaded.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function keepSiteLanguages() {
  return new webpack.NormalModuleReplacementPlugin(LOCALE_DATA, (resource) => {
    const language = LOCALE_DATA.exec(resource.request)?.[1];
    if (!language || !/react-(aria|stately)/.test(resource.context ?? '')) return;
    resource.request = resource.request.replace(language, insteadOf(language));
  });
}
