import path from 'node:path';

import { isRoom, LANGUAGES, readCatalogue, readJson, roomsOf } from './catalogue.mjs';
import { checkCatalogues, checkExtraction, checkPrefixes } from './check-catalogues.mjs';
import { extractMessages } from './extract.mjs';

function placeOf(directory) {
  if (isRoom(directory)) return { own: path.basename(directory), others: [] };
  return { others: roomsOf(directory).map((room) => path.basename(room)) };
}

/**
 * Everything wrong with the messages of a package, or of a room with a catalogue of its own: stale English,
 * missing or extra translations, other arguments than English, words left in English without a reason, ids of
 * somebody else.
 *
 * @param {string} directory its folder
 * @returns {Promise<string[]>} one line per problem
 */
export async function checkMessages(directory) {
  const others = LANGUAGES.filter((language) => language !== 'en');
  const translations = others.map((language) => [language, readCatalogue(directory, language)]);
  const extracted = await extractMessages(directory);
  return [
    ...checkPrefixes(Object.keys(extracted), placeOf(directory)),
    ...checkExtraction(extracted, readJson(path.join(directory, 'messages/en.json'), {})),
    ...checkCatalogues({
      english: readCatalogue(directory, 'en'),
      translations: Object.fromEntries(translations),
      reasons: readJson(path.join(directory, 'messages/same-as-english.json'), {}),
    }),
  ];
}
