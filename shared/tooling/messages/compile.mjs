import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { parse } from '@formatjs/icu-messageformat-parser';

import { LANGUAGES, readCatalogue, roomsOf, writeJson } from './catalogue.mjs';

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

function compileInto(target, sources) {
  mkdirSync(target, { recursive: true });
  for (const language of LANGUAGES) {
    writeJson(path.join(target, `${language}.json`), merged(sources, language), 0);
  }
}

/**
 * Writes `messages/compiled/<language>.json` of a part, parsed ahead so that pages carry no parser, and
 * `src/<room>/messages/compiled/<room>/<language>.json` of each room with a catalogue of its own: a place where
 * nothing takes it for the part's.
 *
 * @param {{directory: string, sources: string[]}} options the part's folder, and the packages whose
 *   catalogues it carries
 */
export async function compileMessages({ directory, sources }) {
  compileInto(path.join(directory, 'messages/compiled'), sources);
  for (const room of roomsOf(directory)) {
    compileInto(path.join(room, 'messages/compiled', path.basename(room)), [room]);
  }
}
