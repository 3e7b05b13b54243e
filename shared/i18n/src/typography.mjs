/** No-break space. */
const NBSP = '\u00a0';
/** Narrow no-break space. */
const NNBSP = '\u202f';

const UNITS = '€|CHF|km|kg|cm|mm|m²|m|l|L|V|W|h|min|ans';

/**
 * French spaces: narrow before `; ! ? %`, no-break before `:`, inside « », and before the euro sign and units.
 * Plain and no-break spaces of the source are read alike.
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
    .replace(new RegExp(`(^|\\d)[ \\u00a0\\u202f](${UNITS})(?![\\p{L}\\p{N}])`, 'gu'), `$1${NBSP}$2`);
}

/**
 * German as Switzerland prints it: ss for ß, « » for „ “.
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

/** A percent sign that no line break parts from its number. */
function holdPercent(text) {
  return text.replace(/(^|[\d}]) %/g, `$1${NBSP}%`);
}

/** What is set into the texts of a catalogue, by its name. */
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
 * A text as the readers of a catalogue see it. Messages keep the plain spaces, quotes and letters that people type.
 *
 * @param {string} name of the catalogue
 * @param {string} text words only, no syntax of messages but `{name}`
 * @returns {string}
 */
export function typeset(name, text) {
  return RULES[name]?.(text) ?? text;
}
