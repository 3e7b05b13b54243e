import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { parse } from '@formatjs/icu-messageformat-parser';

import { LANGUAGES, readCatalogue, writeJson } from './catalogue.mjs';

function parsed(id, words, language) {
  try {
    return parse(words);
  } catch (error) {
    throw new Error(`${language}: ${id} is not a message: ${error.message}`, { cause: error });
  }
}

/** What a page of one language shows: its own words, English where a translation is missing. */
function merged(sources, language) {
  const catalogues = sources.flatMap((folder) => [
    readCatalogue(folder, 'en'),
    readCatalogue(folder, language),
  ]);
  const words = Object.entries(Object.assign({}, ...catalogues)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return Object.fromEntries(words.map(([id, text]) => [id, parsed(id, text, language)]));
}

/**
 * Writes `messages/compiled/<language>.json` of a part, parsed ahead so that pages carry no parser.
 *
 * @param {{directory: string, sources: string[]}} options the part's folder, and the packages whose
 *   catalogues it carries
 */
export async function compileMessages({ directory, sources }) {
  const target = path.join(directory, 'messages/compiled');
  mkdirSync(target, { recursive: true });
  for (const language of LANGUAGES) {
    writeJson(path.join(target, `${language}.json`), merged(sources, language), 0);
  }
}
