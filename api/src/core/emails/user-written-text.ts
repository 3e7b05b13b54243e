const LONGEST_NAME = 24;
const MOST_NAMES = 2;
const LONGEST_TITLE = 60;
const LONGEST_QUOTE = 300;
const MOST_LINES = 8;
/** Signs that are not seen, and those that turn the direction of the words around them. */
const UNSEEN = /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Co}\p{Cs}]/gu;
const ADDRESSES = /\b[a-z][a-z\d+.-]{0,20}:\/\/\S+|\bwww\.\S+|\bmailto:\S+/giu;
/** What people write between the digits of a number to call. */
const NUMBERS = /\+?\(?\p{Nd}(?:[\p{Nd}\s()./·•_\p{Pd}]|,(?=\p{Nd})){6,}\p{Nd}/gu;
/** A dot of any script that is followed by what may be the end of a host: mail programs make a link of it. */
const DOTS_OF_HOSTS = /(?<=[\p{L}\p{M}\p{N}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}]{2})/gu;
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{2}){1,2}\b|\b\d{4}-\d{2}-\d{2}\b/g;

/**
 * Somebody's name as our e-mails write it: letters alone, two words at most. Who chooses a name must not choose what
 * others read under ours, such as a sentence, a number to call, or something that mail programs make a link of.
 */
export function nameInEmail(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
    .split(' ');
  return cut(words.slice(0, MOST_NAMES).join(' '), LONGEST_NAME) || '…';
}

/** The title of a camper as our e-mails write it: short, with nothing in it that becomes a link or a number to call. */
export function titleInEmail(title: string): string {
  const text = title
    .replace(/[^\p{L}\p{M}\p{N}'’,&+ -]+/gu, ' ')
    .replace(/\p{Nd}(?:[\p{Nd}&+ -]|,(?=\p{Nd})){5,}\p{Nd}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(text, LONGEST_TITLE) || '…';
}

/**
 * What somebody wrote, as our e-mails quote it: short, and with nothing in it that mail programs make a link of.
 * Addresses and numbers to call are left out; a dot between words gets the space that was forgotten.
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

/** By hand: as a regular expression it would take the time of the third power of how long the word is. */
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
