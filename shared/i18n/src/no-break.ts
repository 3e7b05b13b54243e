const NO_BREAK = '\u00a0';

/** A day, an optional word before its month (`de`, `d’`), and the month. */
const DAY_OF_MONTH = /\b(\d{1,2}\.?)( (?:de |d[’'])?)(?=\p{L})/gu;
/** A space that is not next to the dash of a range. */
const INNER_SPACE = /([^–-]) (?![–-])/g;

/**
 * Replaces spaces by no-break spaces.
 *
 * @param wrap `nowhere`: line breaks only next to the dash of a range; `between-words`: anywhere except between a day
 * and its month
 */
export function withoutLineBreaks(text: string, wrap: 'nowhere' | 'between-words'): string {
  return wrap === 'nowhere'
    ? text.replace(INNER_SPACE, `$1${NO_BREAK}`)
    : text.replace(DAY_OF_MONTH, (_, day: string, gap: string) => day + gap.replaceAll(' ', NO_BREAK));
}
