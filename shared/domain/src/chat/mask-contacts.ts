import { digitsOfWord, NUMBER_JOINTS } from './number-words';

/** Replaces a contact detail. */
export const CONTACT_MASK = '•••';

export interface MaskedText {
  text: string;
  isMasked: boolean;
}

interface Span {
  from: number;
  to: number;
}

/**
 * Replaces phone numbers, e-mail addresses, links and names of accounts elsewhere. Numbers are also found when they are
 * written in words or spaced out; dates, prices and years stay.
 */
export function maskContacts(text: string): MaskedText {
  const spans = [
    ...EMAILS.flatMap((pattern) => spansOf(text, pattern)),
    ...LINKS.flatMap((pattern) => spansOf(text, pattern)),
    ...spansOf(text, ACCOUNT),
    ...phoneSpans(text),
    ...wordSpans(text),
  ];
  return spans.length === 0 ? { text, isMasked: false } : { text: cover(text, spans), isMasked: true };
}

const TLD =
  'com|net|org|info|biz|eu|fr|de|es|it|nl|be|ch|at|pt|cat|uk|ie|us|io|me|app|co|dev|online|site|link|page|camp|email';
const WORD_AT = String.raw`(?:\(at\)|\[at\]|\{at\}|<at>|\bat\b|\barobase\b|\barroba\b|\bchiocciola\b|\bklammeraffe\b|\bapenstaartje\b)`;
const WORD_DOT = String.raw`(?:\(dot\)|\[dot\]|\{dot\}|\bdot\b|\bpoint\b|\bpunto\b|\bpunkt\b|\bpunt\b|\bponto\b)`;
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]*`;

const EMAILS = [
  new RegExp(String.raw`${NAME}\s*[@＠]\s*[\p{L}\p{N}-]+(?:\s*(?:\.|${WORD_DOT})\s*[\p{L}\p{N}-]+)+`, 'giu'),
  new RegExp(
    String.raw`${NAME}\s*${WORD_AT}\s*[\p{L}\p{N}-]+(?:(?:\.|\s*${WORD_DOT}\s*)[\p{L}\p{N}-]+)*(?:\.|\s*${WORD_DOT}\s*)(?:${TLD})(?![\p{L}\p{N}])`,
    'giu',
  ),
];

const LINKS = [
  /(?:https?:\/\/|www\.)[^\s<>]+/giu,
  // Lower case only: a new sentence without a space before it starts with a capital.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:${TLD})(?![\p{L}\p{N}])(?:/[^\s<>]*)?`,
    'gu',
  ),
  new RegExp(
    String.raw`[\p{L}\p{N}-]{2,}\s+${WORD_DOT}\s+(?:com|net|org|fr|de|es|it|nl|pt)(?![\p{L}\p{N}])`,
    'giu',
  ),
];

const ACCOUNT = /(?<![\p{L}\p{N}._-])[@＠][\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/gu;

// Also invisible marks, and those that turn a digit into a keycap.
const BETWEEN = String.raw`[\s().\-‐-―/·•_*|~+\u00ad\u200b-\u200f\u2060\ufe0f\u20e3]`;
const DIGIT = String.raw`(?:\p{Nd}|(?<=\p{Nd}${BETWEEN}{0,2})[oO](?=${BETWEEN}{0,2}\p{Nd})|\b[oO](?=\p{Nd}))`;
const NUMBER = new RegExp(String.raw`[+＋]?${DIGIT}(?:${BETWEEN}{0,4}${DIGIT}){6,}[\ufe0f\u20e3]*`, 'gu');
const PAIRS = /\p{Nd}{2}(?:[,;:]\s?\p{Nd}{2}){3,}/gu;
const DATE =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/g;
const YEARS = /^(?:19|20)\d{2}(?:\D+(?:19|20)\d{2})*$/;
const MIN_DIGITS = 8;
const MIN_DIGITS_ABROAD = 7;

function phoneSpans(text: string): Span[] {
  const withoutDates = text.replace(DATE, (date) => 'x'.repeat(date.length));
  return [...spansOf(withoutDates, NUMBER), ...spansOf(withoutDates, PAIRS)].filter(({ from, to }) => {
    const found = withoutDates.slice(from, to);
    const count = found.match(/[\p{Nd}oO]/gu)?.length ?? 0;
    return !YEARS.test(found) && count >= (/^[+＋]|^00/.test(found) ? MIN_DIGITS_ABROAD : MIN_DIGITS);
  });
}

const MIN_WORDS = 4;
const MIN_DIGITS_IN_WORDS = 7;

/** Numbers that are at least partly in words: `zero six, twelve, 34 …`. */
function wordSpans(text: string): Span[] {
  const spans: Span[] = [];
  let run = emptyRun();
  const close = () => {
    if (run.words > 0 && run.parts >= MIN_WORDS && run.digits >= MIN_DIGITS_IN_WORDS) spans.push(run);
    run = emptyRun();
  };
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)) {
    const isDigits = /^\p{Nd}/u.test(part);
    const digits = isDigits ? part.length : digitsOfWord(part.toLowerCase());
    const isApart = run.parts > 0 && /[\n!?]/.test(text.slice(run.to, index));
    if (isApart) close();
    if (digits > 0) {
      run.from = run.parts === 0 ? index : run.from;
      run.to = index + part.length;
      run.parts += 1;
      run.digits += digits;
      run.words += isDigits ? 0 : 1;
    } else if (!NUMBER_JOINTS.has(part.toLowerCase())) close();
  }
  close();
  return spans;
}

function emptyRun() {
  return { from: 0, to: 0, parts: 0, digits: 0, words: 0 };
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

function cover(text: string, spans: readonly Span[]): string {
  let covered = '';
  let end = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from >= end) covered += text.slice(end, from) + CONTACT_MASK;
    end = Math.max(end, to);
  }
  return covered + text.slice(end);
}
