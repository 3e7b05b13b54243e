import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The languages of the sites; `en` is extracted from the sources. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];

/** @typedef {Record<string, string>} Catalogue words by message id */

export function readJson(file, otherwise) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}

/** Writes only what changed, so that nothing downstream looks stale. */
export function writeJson(file, value, indent = 2) {
  const text = `${JSON.stringify(value, null, indent)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

function wordsOf(entry) {
  return typeof entry === 'string' ? entry : entry.defaultMessage;
}

/**
 * The catalogue of a package in one language.
 *
 * @param {string} directory the package's folder @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(directory, language) {
  const entries = Object.entries(readJson(path.join(directory, 'messages', `${language}.json`), {}));
  return Object.fromEntries(entries.map(([id, entry]) => [id, wordsOf(entry)]));
}
