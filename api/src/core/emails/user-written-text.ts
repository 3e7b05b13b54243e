const LONGEST_NAME = 24;
const MOST_NAMES = 2;
const LONGEST_TITLE = 60;
const LONGEST_QUOTE = 300;
const MOST_LINES = 8;
/** Invisible characters, and those that change the text direction. */
const UNSEEN = /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Co}\p{Cs}]/gu;
const ADDRESSES = /\b[a-z][a-z\d+.-]{0,20}:\/\/\S+|\bwww\.\S+|\bmailto:\S+/giu;
/** Phone numbers with common separators. */
const NUMBERS = /\+?\(?\p{Nd}(?:[\p{Nd}\s()./·•_\p{Pd}]|,(?=\p{Nd})){6,}\p{Nd}/gu;
/** Dots of any script before a possible top-level domain: mail programs would link the text. */
const DOTS_OF_HOSTS = /(?<=[\p{L}\p{M}\p{N}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}]{2})/gu;
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{2}){1,2}\b|\b\d{4}-\d{2}-\d{2}\b/g;

/**
 * A user's name in our e-mails: letters only, at most two words. A name must not be able to put sentences, phone
 * numbers or links into e-mails to other users.
 */
export function nameInEmail(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
    .split(' ');
  return cut(words.slice(0, MOST_NAMES).join(' '), LONGEST_NAME) || '…';
}

/** A camper's title in our e-mails: shortened, without links and phone numbers. */
export function titleInEmail(title: string): string {
  const text = title
    .replace(/[^\p{L}\p{M}\p{N}'’,&+ -]+/gu, ' ')
    .replace(/\p{Nd}(?:[\p{Nd}&+ -]|,(?=\p{Nd})){5,}\p{Nd}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(text, LONGEST_TITLE) || '…';
}

/**
 * User text quoted in our e-mails: shortened, without anything that mail programs would link. URLs, e-mail addresses
 * and phone numbers are removed; a dot between words gets a space after it.
 *
 * @returns undefined when nothing is left
 */
export function quoteInEmail(text: string | null): string | undefined {
  const lines = (text ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(ADDRESSES, '…')
    .replace(/\S+/g, (word) => (isMailAddress(word) ? '…' : word))
    .replace(NUMBERS, (number) => (/\p{Nd}/u.test(number.replace(DATES, '')) ? '…' : number))
    .replace(DOTS_OF_HOSTS, '. ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return cutAtWord(lines.slice(0, MOST_LINES).join('\n'), LONGEST_QUOTE) || undefined;
}

/** Written without a regular expression, which would take cubic time in the length of the word. */
function isMailAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  const dot = at < 0 ? -1 : word.indexOf('.', at + 2);
  return dot > 0 && dot < word.length - 1;
}

function cut(text: string, longest: number): string {
  const letters = Array.from(text);
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trim()}…`;
}

function cutAtWord(text: string, longest: number): string {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  const whole = letters.slice(0, longest).join('');
  return `${whole.replace(/\s+\S*$/u, '')}…`;
}
