import path from 'node:path';

import {
  isCatalogueFolder,
  LANGUAGES,
  prefixOf,
  readCatalogue,
  readJson,
  catalogueFoldersOf,
  VARIANTS,
} from './catalogue.mjs';
import {
  checkArguments,
  checkCatalogues,
  checkExtraction,
  checkOverlay,
  checkPrefixes,
} from './check-catalogues.mjs';
import { checkCounts } from './check-counts.mjs';
import { checkButton, checkWords } from './check-words.mjs';
import { extractMessages } from './extract.mjs';

function locationOf(directory) {
  if (isCatalogueFolder(directory)) return { own: prefixOf(directory), others: [] };
  return { others: catalogueFoldersOf(directory).map(prefixOf) };
}

function catalogueProblems(language, catalogue, name = language) {
  return Object.entries(catalogue).flatMap(([id, text]) =>
    [...checkWords({ id, language, text }), ...checkCounts({ id, language, text })].map(
      (problem) => `${name}: ${id} ${problem}`,
    ),
  );
}

/**
 * All problems in texts that are not declared by components, those of the api: texts that a language lacks or that
 * English does not have, their words, their plurals, and arguments that English does not have.
 *
 * @param {string} directory a folder with one file per language and per variant
 * @returns {string[]} one line per problem
 */
export function checkTexts(directory) {
  const english = readTexts(directory, 'en');
  const languages = LANGUAGES.flatMap((language) => {
    const texts = readTexts(directory, language);
    const ids = new Set([...Object.keys(english), ...Object.keys(texts)]);
    const problemsOf = (id) => textProblems({ id, text: texts[id], language, english: english[id] });
    return [...ids].flatMap((id) => problemsOf(id).map((problem) => `${language}: ${id} ${problem}`));
  });
  return [...languages, ...Object.keys(VARIANTS).flatMap((name) => overlayProblems(directory, name))];
}

function overlayProblems(directory, name) {
  const overlay = readTexts(directory, name);
  return [
    ...checkOverlay({ name, language: readTexts(directory, VARIANTS[name]), overlay }),
    ...catalogueProblems(VARIANTS[name], overlay, name),
  ];
}

function textProblems({ id, text, language, english }) {
  const problem = checkArguments(english, text);
  if (problem) return [problem];
  return [...checkWords({ id, language, text }), ...checkCounts({ id, language, text })];
}

function readTexts(directory, name) {
  return Object.fromEntries(flatten(readJson(path.join(directory, `${name}.json`), {})));
}

function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([id, text]) =>
    typeof text === 'string' ? [[prefix + id, text]] : flatten(text, `${prefix}${id}.`),
  );
}

/**
 * All problems in the messages of a package, or of a folder with its own catalogue: outdated English, missing or extra
 * translations, arguments that differ from English, text left in English without a reason, ids with another folder's
 * prefix.
 *
 * @param {string} directory its folder
 * @returns {Promise<string[]>} one line per problem
 */
export async function checkMessages(directory) {
  const others = LANGUAGES.filter((language) => language !== 'en');
  const translations = others.map((language) => [language, readCatalogue(directory, language)]);
  const extracted = await extractMessages(directory);
  return [
    ...checkPrefixes(Object.keys(extracted), locationOf(directory)),
    ...checkExtraction(extracted, readJson(path.join(directory, 'messages/en.json'), {})),
    ...checkCatalogues({
      english: readCatalogue(directory, 'en'),
      translations: Object.fromEntries(translations),
      reasons: readJson(path.join(directory, 'messages/same-as-english.json'), {}),
    }),
    ...Object.entries(VARIANTS).flatMap(([name, language]) =>
      checkOverlay({
        name,
        language: readCatalogue(directory, language),
        overlay: readCatalogue(directory, name),
      }),
    ),
    ...LANGUAGES.flatMap((language) => catalogueProblems(language, readCatalogue(directory, language))),
    ...Object.entries(VARIANTS).flatMap(([name, language]) =>
      catalogueProblems(language, readCatalogue(directory, name), name),
    ),
    ...Object.entries(extracted).flatMap(([id, entry]) =>
      checkButton(entry).map((problem) => `en: ${id} ${problem}`),
    ),
  ];
}
