/** No-break space. */
const NBSP = '\u00a0';
/** Narrow no-break space. */
const NNBSP = '\u202f';

const UNITS = '€|CHF|km|kg|cm|mm|m²|m|l|L|V|W|h|min|ans';

/**
 * French spacing: narrow no-break space before `; ! ? %`, no-break space before `:`, inside « », and before the euro
 * sign and units. Plain and no-break spaces in the source are equivalent.
 *
 * @param {string} text
 * @returns {string}
 */
export function setFrenchSpaces(text) {
  return text
    .replace(/[ \u00a0\u202f]+([;!?%])/g, `${NNBSP}$1`)
    .replace(/[ \u00a0\u202f]+:(?!\/\/)/g, `${NBSP}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${NBSP}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NBSP}»`)
    .replace(new RegExp(`(^|[\\d}])[ \\u00a0\\u202f](${UNITS})(?![\\p{L}\\p{N}’'])`, 'gu'), `$1${NBSP}$2`);
}

/**
 * Swiss German spelling: ss instead of ß, « » instead of „ “.
 *
 * @param {string} text
 * @returns {string}
 */
export function setSwissGerman(text) {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replaceAll('‚', '‹')
    .replaceAll('‘', '›');
}

/** Puts a no-break space between a number and its percent sign. */
function holdPercent(text) {
  return text.replace(/(^|[\d}]) %/g, `$1${NBSP}%`);
}

/** Typography rules by catalogue name. */
const RULES = {
  fr: setFrenchSpaces,
  'fr-ch': setFrenchSpaces,
  de: holdPercent,
  'de-at': holdPercent,
  'de-ch': (text) => holdPercent(setSwissGerman(text)),
  es: holdPercent,
  pt: holdPercent,
  ca: holdPercent,
};

/**
 * Applies the typography of a catalogue to a text. Source messages contain plain spaces, quotes and letters.
 *
 * @param {string} name of the catalogue
 * @param {string} text plain, with no message syntax except `{name}`
 * @returns {string}
 */
export function typeset(name, text) {
  return RULES[name]?.(text) ?? text;
}
