import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Limits that no count exceeds, so that the plural forms of millions are not required. */
const HIGHEST_COUNT = 1000;

/** Names of arguments that are a count wherever they are used. */
const COUNTS =
  /^(count|seconds|minutes|hours|days|nights|weeks|months|years|age|seats|beds|pages|people|stars|travellers|limit|km)$/;

/** Messages that show a number without a counted noun, and why its form never changes. */
export const COUNTS_WITHOUT_PLURAL = {
  'community.review.stars': 'a grade: the noun counts the five',
  'community.reviews.shown': 'the noun goes with how many there are in all, which is a plural',
  'details.beds.size': 'centimetres, abbreviated',
  'details.terms.up-to': 'a number after a name, without a noun',
  field_at_least: 'a number without a noun',
  field_at_most: 'a number without a noun',
  field_too_many: 'a number without a noun',
  'filters.form.found-many': 'formatted already, and from 1,000 on',
  'filters.form.show-many': 'formatted already, and from 1,000 on',
  'owner-bookings.list.counted': 'a figure in brackets',
  'listing.gallery.picture': 'the number of a picture in a row',
  price_option_too_many: 'a number without a noun',
  'quote.part.times': 'a formula',
  'saved.list.count': 'figures only',
  'trip.list.counted': 'a figure in brackets',
  'ui.gallery.counter': 'figures only',
  'ui.gallery.enlarge': 'the number of a picture in a row',
  'ui.gallery.picture': 'the number of a picture in a row',
};

function hasNoPlural({ type, value, style }) {
  if (type === TYPE.argument) return COUNTS.test(value);
  // Number styles of years and percentages.
  return type === TYPE.number && !style;
}

function within(element) {
  const options = Object.values(element.options ?? {}).flatMap((option) => option.value);
  return [...options, ...(element.children ?? [])];
}

function allOf(elements) {
  return elements.flatMap((element) => [element, ...allOf(within(element))]);
}

function formsOf(language) {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: HIGHEST_COUNT }, (_, index) => index);
  return [...new Set(numbers.map((number) => rules.select(number)))];
}

function pluralProblems(language, { value, options }) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const given = Object.keys(options).filter((form) => !form.startsWith('='));
  const missing = formsOf(language).filter((form) => !given.includes(form));
  const foreign = given.filter((form) => !pluralCategories.includes(form));
  return [
    ...missing.map((form) => `has {${value}} without the plural form “${form}”`),
    ...foreign.map(
      (form) => `has {${value}} with the plural form “${form}”, which the language does not have`,
    ),
  ];
}

/**
 * Counts that a message has in one form only, though there can be one thing or several; plurals with a form that the
 * language does not have.
 *
 * @param {{id: string, language: string, text: string}} message
 * @returns {string[]}
 */
export function checkCounts({ id, language, text }) {
  let elements;
  try {
    elements = allOf(parse(text));
  } catch {
    // Reported by the comparison of translations.
    return [];
  }
  const plurals = elements.filter(
    ({ type, pluralType }) => type === TYPE.plural && pluralType === 'cardinal',
  );
  const withoutPlural = elements.filter(hasNoPlural);
  return [
    ...(id in COUNTS_WITHOUT_PLURAL
      ? []
      : withoutPlural.map(({ value }) => `counts {${value}} without a plural`)),
    ...plurals.flatMap((plural) => pluralProblems(language, plural)),
  ];
}
