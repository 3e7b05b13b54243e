import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

import { FORBIDDEN } from './forbidden-words.mjs';
import { typesetMessage } from './typeset-message.mjs';

/** Maximum length of a button's label in English; longer ones do not fit in languages that need 40 % more. */
const BUTTON_LENGTH = 24;
const ARGUMENTS = new Set([TYPE.argument, TYPE.number, TYPE.pound]);

function within(element) {
  const options = Object.values(element.options ?? {}).map((option) => option.value);
  return element.children ? [...options, element.children] : options;
}

/** Every list of elements in a message: the message itself, the branches of its plurals, the content of its tags. */
function runsOf(elements) {
  return [elements, ...elements.flatMap(within).flatMap(runsOf)];
}

function literalsOf(elements) {
  return runsOf(elements).flatMap((run) => run.filter(({ type }) => type === TYPE.literal));
}

function hasHandMadePercent(elements) {
  return runsOf(elements).some((run) =>
    run.some(
      ({ type, value }, index) =>
        type === TYPE.literal && /^\s?%/.test(value) && ARGUMENTS.has(run[index - 1]?.type),
    ),
  );
}

/** Text in which a line could break before a punctuation mark, or which lacks the space before one. */
const UNSPACED = /[\p{L}\p{N})][;!?»]|\p{L}:(?!\/\/)|«(?!\u00a0)| [;:!?%»]/u;

function forbiddenIn(id, language, text) {
  const rules = (FORBIDDEN[language] ?? []).filter(({ except = [] }) => !except.includes(id));
  return rules.flatMap(({ words, instead }) => {
    const found = words.exec(text)?.[0];
    return found ? [`says “${found}”; write ${instead}`] : [];
  });
}

/** A punctuation mark right after a value or a tag, such as `{name}!`. */
function followsUnspaced({ type, value }, index, run) {
  const isAfter = index > 0 && run[index - 1].type !== TYPE.literal;
  return type === TYPE.literal && isAfter && /^[;:!?»]/.test(value);
}

function typographyOf(language, elements) {
  if (language !== 'fr') return [];
  const typesetElements = typesetMessage(language, elements);
  const loose =
    literalsOf(typesetElements).find(({ value }) => UNSPACED.test(value)) ??
    runsOf(typesetElements)
      .flatMap((run) => run.filter(followsUnspaced))
      .at(0);
  return loose ? [`needs a space before its punctuation mark: “${loose.value.trim()}”`] : [];
}

/**
 * The problems in the words of a message, independent of its meaning: forbidden terms, typography, percent signs
 * written by hand.
 *
 * @param {{id: string, language: string, text: string}} message
 * @returns {string[]}
 */
export function checkWords({ id, language, text }) {
  let elements;
  try {
    elements = parse(text);
  } catch {
    // Reported by the comparison of translations.
    return [];
  }
  const reported = literalsOf(elements).map(({ value }) => value);
  return [
    ...forbiddenIn(id, language, text),
    ...typographyOf(language, elements),
    ...(hasHandMadePercent(elements) ? ['contains a percent sign; format with ::percent'] : []),
    ...(reported.some((value) => /\.\.\./.test(value)) ? ['contains three dots; use …'] : []),
  ];
}

/**
 * Whether a button's English words are short enough.
 *
 * @param {{defaultMessage: string, description?: string}} entry as the sources declare it
 * @returns {string[]}
 */
export function checkButton({ defaultMessage, description = '' }) {
  const isButton = /^Button\b/.test(description) && !defaultMessage.includes('{');
  if (!isButton || defaultMessage.length <= BUTTON_LENGTH) return [];
  return [`is a button label of ${defaultMessage.length} characters; the maximum is ${BUTTON_LENGTH}`];
}
