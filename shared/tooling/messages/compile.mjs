import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { parse } from '@formatjs/icu-messageformat-parser';

import {
  CATALOGUES,
  LANGUAGES,
  readCatalogue,
  readJson,
  readSiteCatalogue,
  catalogueFoldersOf,
  VARIANTS,
  writeJson,
} from './catalogue.mjs';
import { typesetMessage } from './typeset-message.mjs';

function parsed(id, text, name) {
  try {
    return typesetMessage(name, parse(text));
  } catch (error) {
    throw new Error(`${name}: ${id} is not a message: ${error.message}`, { cause: error });
  }
}

/** What a page shows: the texts of its country, of its language, English where a translation is missing. */
function merged(sources, name) {
  const catalogues = sources.flatMap((folder) => [
    readCatalogue(folder, 'en'),
    readSiteCatalogue(folder, name),
  ]);
  const texts = Object.entries(Object.assign({}, ...catalogues)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return Object.fromEntries(texts.map(([id, text]) => [id, parsed(id, text, name)]));
}

/**
 * A folder with the folders whose messages its catalogue also carries: `messages/includes.json` lists them, relative
 * to the folder. The texts of a shared part that only some remotes show so travel with these remotes.
 */
function withIncludes(folder) {
  const includes = readJson(path.join(folder, 'messages/includes.json'), []);
  return [...includes.map((name) => path.join(folder, name)), folder];
}

function differing(texts, others) {
  const isOther = ([id, text]) => JSON.stringify(text) !== JSON.stringify(others[id]);
  return Object.fromEntries(Object.entries(texts).filter(isOther));
}

/**
 * The catalogue of a language and in it, under the name of each site with texts of its own, those that differ there. A file
 * for each country would cost more than its texts: whatever loads a chunk carries its hash.
 *
 * @param {string} language
 * @param {(name: string) => object} textsIn all texts of a catalogue, by its name
 */
export function withCountries(language, textsIn) {
  const texts = textsIn(language);
  const countries = Object.keys(VARIANTS).filter((name) => VARIANTS[name] === language);
  const own = countries.map((name) => [name, differing(textsIn(name), texts)]);
  return { ...texts, ...Object.fromEntries(own.filter(([, some]) => Object.keys(some).length > 0)) };
}

/** Every catalogue of packages whole, by its name. */
export function compileCatalogues(sources) {
  return Object.fromEntries(CATALOGUES.map((name) => [name, merged(sources, name)]));
}

function compileInto(target, all, sources) {
  mkdirSync(target, { recursive: true });
  const compiled = compileCatalogues(sources);
  for (const language of LANGUAGES) {
    writeJson(
      path.join(target, `${language}.json`),
      withCountries(language, (name) => compiled[name]),
      0,
    );
  }
  writeJson(all, compiled, 0);
  removeOthers(target);
}

/** What an earlier version of this tool wrote would be taken for a catalogue. */
function removeOthers(target) {
  const files = readdirSync(target).filter((file) => file.endsWith('.json'));
  const others = files.filter((file) => !LANGUAGES.includes(path.basename(file, '.json')));
  for (const file of others) rmSync(path.join(target, file));
}

/**
 * Writes `messages/compiled/<language>.json` of a part, parsed ahead so that pages carry no parser, and
 * `<folder>/messages/compiled/<name of the folder>/<language>.json` of each folder with a catalogue of its own: a
 * place where nothing takes it for the part's. Beside each folder stands `compiled-all.json`, every catalogue whole by its name, for
 * servers.
 *
 * @param {{directory: string, sources: string[]}} options the part's folder, and the packages whose
 *   catalogues it carries
 */
export async function compileMessages({ directory, sources }) {
  const messages = path.join(directory, 'messages');
  compileInto(
    path.join(messages, 'compiled'),
    path.join(messages, 'compiled-all.json'),
    sources.flatMap(withIncludes),
  );
  for (const folder of catalogueFoldersOf(directory)) {
    const own = path.join(folder, 'messages');
    compileInto(
      path.join(own, 'compiled', path.basename(folder)),
      path.join(own, 'compiled-all.json'),
      withIncludes(folder),
    );
  }
}
