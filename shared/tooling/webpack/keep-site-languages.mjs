import webpack from 'webpack';

/** Languages of our sites that react-aria is translated into. Catalan has none and reads English. */
const KEPT = ['en-US', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT'];

const WORDS_OF_A_LANGUAGE = /\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.mjs$/;

function insteadOf(language) {
  if (KEPT.includes(language)) return language;
  // A reader of plain `pt` is given the first Portuguese there is.
  return language.startsWith('pt') ? 'pt-PT' : 'en-US';
}

/**
 * Leaves out react-aria's texts in languages that no site has; it would load them all.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function keepSiteLanguages() {
  return new webpack.NormalModuleReplacementPlugin(WORDS_OF_A_LANGUAGE, (resource) => {
    const language = WORDS_OF_A_LANGUAGE.exec(resource.request)?.[1];
    if (!language || !/react-(aria|stately)/.test(resource.context ?? '')) return;
    resource.request = resource.request.replace(language, insteadOf(language));
  });
}
