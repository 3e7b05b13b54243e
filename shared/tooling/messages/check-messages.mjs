import path from 'node:path';

import { LANGUAGES, readCatalogue, readJson } from './catalogue.mjs';
import { checkCatalogues, checkExtraction } from './check-catalogues.mjs';
import { extractMessages } from './extract.mjs';

/**
 * Everything wrong with the messages of a package: stale English, missing or extra translations, other
 * arguments than English, words left in English without a reason.
 *
 * @param {string} directory the package's folder
 * @returns {Promise<string[]>} one line per problem
 */
export async function checkMessages(directory) {
  const others = LANGUAGES.filter((language) => language !== 'en');
  const translations = others.map((language) => [language, readCatalogue(directory, language)]);
  return [
    ...checkExtraction(
      await extractMessages(directory),
      readJson(path.join(directory, 'messages/en.json'), {}),
    ),
    ...checkCatalogues({
      english: readCatalogue(directory, 'en'),
      translations: Object.fromEntries(translations),
      reasons: readJson(path.join(directory, 'messages/same-as-english.json'), {}),
    }),
  ];
}
