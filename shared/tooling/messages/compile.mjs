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

/** The text that a page shows: that of its country, of its language, or English if a translation is missing. */
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
 * A folder and the folders whose messages its catalogue also contains: `messages/includes.json` lists them, relative to
 * the folder. The texts of a shared part that only some remotes show are thus part of these remotes.
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
 * The catalogue of a language, with the differing texts of each country under the name of its site. A file for each
 * country would cost more than its texts, because every script that loads a chunk contains its hash.
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

/** Every complete catalogue of packages, by its name. */
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

/** Output of an earlier version of this tool would be taken for a catalogue. */
function removeOthers(target) {
  const files = readdirSync(target).filter((file) => file.endsWith('.json'));
  const others = files.filter((file) => !LANGUAGES.includes(path.basename(file, '.json')));
  for (const file of others) rmSync(path.join(target, file));
}

/**
 * Writes `messages/compiled/<language>.json` of a part, parsed in advance so that pages need no parser, and
 * `<folder>/messages/compiled/<name of the folder>/<language>.json` of each folder with its own catalogue: a path that
 * cannot be taken for the part's. Beside each folder is `compiled-all.json`, every complete catalogue by its name, for
 * servers.
 *
 * @param {{directory: string, sources: string[]}} options the part's folder, and the packages whose catalogues it
 * contains
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
