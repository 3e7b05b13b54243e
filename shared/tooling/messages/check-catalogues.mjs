import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const NAMELESS = new Set([TYPE.literal, TYPE.pound]);

function within(element) {
  const options = Object.values(element.options ?? {}).flatMap((option) => option.value);
  return [...options, ...(element.children ?? [])];
}

function signature(element) {
  const choices = element.type === TYPE.select ? ` of ${Object.keys(element.options).sort().join('|')}` : '';
  return `${TYPE[element.type]} ${element.value}${choices}`;
}

function argumentsIn(elements) {
  return elements.flatMap((element) => [
    ...(NAMELESS.has(element.type) ? [] : [signature(element)]),
    ...argumentsIn(within(element)),
  ]);
}

function hasLetters(elements) {
  return elements.some(
    (element) =>
      (element.type === TYPE.literal && /\p{L}/u.test(element.value)) || hasLetters(within(element)),
  );
}

function distinct(text) {
  return [...new Set(argumentsIn(parse(text)))].sort().join(', ');
}

function compareArguments(english, translation) {
  const [wanted, given] = [distinct(english), distinct(translation)];
  return wanted === given ? undefined : `takes (${given}) where English takes (${wanted})`;
}

function compareTexts(english, translation, reason) {
  const isSame = english === translation && hasLetters(parse(english));
  if (isSame && !reason) return 'equals English, and same-as-english.json gives no reason';
  return !isSame && reason ? 'differs from English, yet same-as-english.json gives a reason' : undefined;
}

function checkMessage({ english, translation, reason }) {
  return checkArguments(english, translation) ?? compareTexts(english, translation, reason);
}

/**
 * Whether a translation is a valid message with the arguments of the English one.
 *
 * @param {string | undefined} english @param {string | undefined} translation
 * @returns {string | undefined} the problem
 */
export function checkArguments(english, translation) {
  if (translation === undefined) return 'is missing';
  if (english === undefined) return 'is not in the sources';
  try {
    return compareArguments(english, translation);
  } catch (error) {
    return `is not a message: ${error.message}`;
  }
}

function checkLanguage({ language, english, catalogue, reasons }) {
  const ids = [...new Set([...Object.keys(english), ...Object.keys(catalogue), ...Object.keys(reasons)])];
  return ids.sort().flatMap((id) => {
    const problem = checkMessage({ english: english[id], translation: catalogue[id], reason: reasons[id] });
    return problem ? [`${language}: ${id} ${problem}`] : [];
  });
}

/**
 * All problems in the translations of one package.
 *
 * @param {object} options
 * @param {import('./catalogue.mjs').Catalogue} options.english
 * @param {Record<string, import('./catalogue.mjs').Catalogue>} options.translations by language
 * @param {Record<string, Record<string, string>>} options.reasons why texts may equal English, by language
 * @returns {string[]} one line per problem
 */
export function checkCatalogues({ english, translations, reasons }) {
  return Object.entries(translations).flatMap(([language, catalogue]) =>
    checkLanguage({ language, english, catalogue, reasons: reasons[language] ?? {} }),
  );
}

/**
 * All problems in the texts of a country: they override those of a language, which must have them too, with the same
 * arguments and a different text.
 *
 * @param {object} options
 * @param {string} options.name of the variant
 * @param {import('./catalogue.mjs').Catalogue} options.language
 * @param {import('./catalogue.mjs').Catalogue} options.overlay
 * @returns {string[]} one line per problem
 */
export function checkOverlay({ name, language, overlay }) {
  return Object.entries(overlay).flatMap(([id, text]) => {
    const problem = checkOverlaid(language[id], text);
    return problem ? [`${name}: ${id} ${problem}`] : [];
  });
}

function checkOverlaid(common, text) {
  if (common === undefined) return 'is not in the language';
  if (common === text) return 'equals the text of the language';
  try {
    const [wanted, given] = [distinct(common), distinct(text)];
    return wanted === given ? undefined : `takes (${given}) where the language takes (${wanted})`;
  } catch (error) {
    return `is not a message: ${error.message}`;
  }
}

/**
 * Whether the committed English catalogue equals the declarations in the sources.
 *
 * @param {object} extracted @param {object} committed both `{id: {defaultMessage, description}}`
 * @returns {string[]} one line per problem
 */
export function checkExtraction(extracted, committed) {
  const ids = [...new Set([...Object.keys(extracted), ...Object.keys(committed)])].sort();
  const stale = ids.filter((id) => JSON.stringify(extracted[id]) !== JSON.stringify(committed[id]));
  return stale.map((id) => `en: ${id} is stale, run \`npm run messages -- extract\``);
}

/**
 * Whether the ids of a package and of its folders with catalogues are distinct: those of such a folder begin with its
 * name, no others do.
 *
 * @param {string[]} ids @param {{own?: string, others: string[]}} catalogue folders: the one they belong to, if any, or
 * those of the package
 * @returns {string[]} one line per problem
 */
export function checkPrefixes(ids, { own, others }) {
  return ids.flatMap((id) => {
    const [prefix] = id.split('.');
    if (own && prefix !== own) return [`en: ${id} must begin with ${own}.`];
    return others.includes(prefix)
      ? [`en: ${id} belongs into src/${prefix}, which has its own catalogue`]
      : [];
  });
}
