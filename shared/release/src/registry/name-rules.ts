import semver from 'semver';

import { Refusal } from '../refusal';

/** A form that a name must have, and how it looks. */
export interface Grammar {
  pattern: RegExp;
  like: string;
}

export const PART: Grammar = { pattern: /^(shell|mf-[a-z0-9-]{1,40})$/, like: 'shell or mf-search' };
export const CHANNEL: Grammar = { pattern: /^[a-z][a-z0-9-]{0,39}$/, like: 'production' };
export const SQUAD: Grammar = { pattern: /^[a-z][a-z0-9-]{0,39}$/, like: 'search' };
export const LABEL: Grammar = {
  pattern: /^[a-z][a-z0-9-]{0,39}(\/[a-z0-9-]{1,40})?$/,
  like: 'search or search/ci',
};
export const MARKET: Grammar = {
  pattern: /^([a-z]{2}(-[a-z]{2})?|[A-Z]{2})$/,
  like: 'de-at (a site) or AT (a country)',
};
/** How long a mix may live. */
export const LONGEST_MIX_HOURS = 720;
export const MIX: Grammar = { pattern: /^[a-z0-9-]{1,60}$/, like: 'x4k2m9qa' };

/** @throws Refusal 400 when a text has not the form it needs */
export function insistOn({ pattern, like }: Grammar, text: unknown, what: string): void {
  if (typeof text === 'string' && pattern.test(text)) return;
  throw new Refusal(400, 'bad_request', `${what} is written like ${like}, not ${shown(text)}.`);
}

/** @throws Refusal 400 when a text is no version that a release can have */
export function insistOnVersion(version: unknown): void {
  const isGood = typeof version === 'string' && version.length <= 64 && semver.valid(version) === version;
  if (isGood) return;
  throw new Refusal(
    400,
    'bad_request',
    `A version is written like 1.4.2 or 1.9.0-pr.31 (semver, at most 64 characters), not ${shown(version)}.`,
  );
}

/** @throws Refusal 400 when words are missing, too long, or hold control characters */
export function insistOnWords(words: unknown, what: string, longest: number): void {
  const isGood =
    typeof words === 'string' && words.trim() !== '' && words.length <= longest && !/\p{C}/u.test(words);
  if (isGood) return;
  throw new Refusal(400, 'bad_request', `${what} is 1 to ${longest} characters of plain text.`);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `“${value.slice(0, 80)}”` : String(value);
}
