import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The languages of the sites; `en` is extracted from the sources. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];

/** Countries with their own texts, which override those of a language: the languages by the name of the site. */
export const VARIANTS = {
  'en-us': 'en',
  'en-gb': 'en',
  'fr-ch': 'fr',
  'de-at': 'de',
  'de-ch': 'de',
  'it-ch': 'it',
  'nl-be': 'nl',
};

/** Every catalogue that is compiled: those of the languages and those of the variants. */
export const CATALOGUES = [...LANGUAGES, ...Object.keys(VARIANTS)];

/** @typedef {Record<string, string>} Catalogue texts by message id */

export function readJson(file, otherwise) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}

/** Writes only changed files, so that no later step is outdated. */
export function writeJson(file, value, indent = 2) {
  const text = `${JSON.stringify(value, null, indent)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

function textOf(entry) {
  return typeof entry === 'string' ? entry : entry.defaultMessage;
}

/** Only this file marks a folder with a catalogue: compiled messages of a moved one may remain. */
const SOURCE = 'messages/en.json';
/** Where folders with a catalogue of their own may stand in a package, besides inside a feature. */
const HOMES = ['src', 'src/components', 'src/features', 'src/slots'];
const FEATURES = 'src/features';

function foldersIn(directory) {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(directory, name));
}

/**
 * The folders of a package that have a catalogue of their own, `<folder>/messages` in `src` itself, among its
 * components, features and slots, or inside a feature: messages that only users of that folder load.
 *
 * @param {string} directory the package's folder
 * @returns {string[]} their folders
 */
export function catalogueFoldersOf(directory) {
  const homes = HOMES.map((home) => path.join(directory, home));
  const features = foldersIn(path.join(directory, FEATURES));
  return [...homes, ...features.sort()].flatMap((home) => {
    const folders = foldersIn(home).filter((folder) => existsSync(path.join(folder, SOURCE)));
    return folders.sort();
  });
}

function isFolder(directory, name) {
  return directory === name || directory.endsWith(`${path.sep}${path.normalize(name)}`);
}

/** Whether a folder is one with a catalogue of its own inside a package, not a package itself. */
export function isCatalogueFolder(directory) {
  const home = path.dirname(directory);
  const isHome = HOMES.some((each) => isFolder(home, each)) || isFolder(path.dirname(home), FEATURES);
  return isHome && !existsSync(path.join(directory, 'package.json'));
}

/**
 * The prefix of a folder's message ids: its name, or that in `messages/prefix.json` if released ids are older than the
 * name.
 *
 * @param {string} folder
 * @returns {string}
 */
export function prefixOf(catalogueFolder) {
  return readJson(path.join(catalogueFolder, 'messages/prefix.json'), path.basename(catalogueFolder));
}

/**
 * The catalogue of a package, or of a folder in it with a catalogue of its own, in one language.
 *
 * @param {string} directory its folder @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(directory, language) {
  const entries = Object.entries(readJson(path.join(directory, 'messages', `${language}.json`), {}));
  return Object.fromEntries(entries.map(([id, entry]) => [id, textOf(entry)]));
}

/**
 * The same for a variant: the texts of its language, overridden by those of the country.
 *
 * @param {string} directory its folder @param {string} name of the language or the variant
 * @returns {Catalogue}
 */
export function readSiteCatalogue(directory, name) {
  const language = VARIANTS[name];
  const own = readCatalogue(directory, name);
  return language ? { ...readCatalogue(directory, language), ...own } : own;
}
