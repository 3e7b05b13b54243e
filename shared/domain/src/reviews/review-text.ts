export const MAX_REVIEW_LENGTH = 2000;

/** A review with fewer stars needs a comment. */
const STARS_WITHOUT_WORDS = 4;

/** Contact details that are not allowed in public texts. */
export type ContactKind = 'phone' | 'email' | 'link';

const LONGEST_WORD = 320;
const LINK =
  /\b(?:https?:\/\/|www\.)\S|\b[a-z\d-]{2,}\.(?:com|net|org|info|biz|io|eu|fr|de|es|it|nl|pt|cat|be|ch|at|uk|ie)\b/iu;
const DATE = /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}){1,2}|\d{4}-\d{2}-\d{2})(?![\d/-])/gu;
const NUMBER = /\+?\(?\p{Nd}[\p{Nd}\s()./·\p{Pd}]{6,30}/gu;
const LEAST_DIGITS = 8;

/** Whether a review of so many stars needs a comment. */
export function needsReviewComment(rating: number): boolean {
  return rating < STARS_WITHOUT_WORDS;
}

/** The first kind of contact details in a text, also where the digits stand apart; undefined when there are none. */
export function findContact(text: string): ContactKind | undefined {
  const plain = text.normalize('NFKC');
  if (plain.split(/\s+/u).some(isMailAddress)) return 'email';
  if (LINK.test(plain)) return 'link';
  return hasPhoneNumber(plain) ? 'phone' : undefined;
}

function hasPhoneNumber(text: string): boolean {
  const found = text.replace(DATE, ' ').match(NUMBER) ?? [];
  return found.some((number) => number.replace(/\P{Nd}/gu, '').length >= LEAST_DIGITS);
}

// Scans by hand: a regular expression needs quadratic time for a long word.
function isMailAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  const dot = at < 0 ? -1 : word.indexOf('.', at + 2);
  return word.length <= LONGEST_WORD && dot > 0 && dot < word.length - 1;
}
