import semver from 'semver';

import { Refusal } from '../refusal';

/** The pattern of a name, with an example. */
export interface NameRule {
  pattern: RegExp;
  example: string;
}

export const PART: NameRule = { pattern: /^(shell|mf-[a-z0-9-]{1,40})$/, example: 'shell or mf-search' };
export const CHANNEL: NameRule = { pattern: /^[a-z][a-z0-9-]{0,39}$/, example: 'production' };
export const SQUAD: NameRule = { pattern: /^[a-z][a-z0-9-]{0,39}$/, example: 'search' };
export const LABEL: NameRule = {
  pattern: /^[a-z][a-z0-9-]{0,39}(\/[a-z0-9-]{1,40})?$/,
  example: 'search or search/ci',
};
export const MARKET: NameRule = {
  pattern: /^([a-z]{2}(-[a-z]{2})?|[A-Z]{2})$/,
  example: 'de-at (a site) or AT (a country)',
};
/** Maximum lifetime of a mix. */
export const MAX_MIX_HOURS = 720;
export const MIX: NameRule = { pattern: /^[a-z0-9-]{1,60}$/, example: 'x4k2m9qa' };

/** @throws Refusal 400 when a text does not match the pattern */
export function assertName({ pattern, example: like }: NameRule, text: unknown, what: string): void {
  if (typeof text === 'string' && pattern.test(text)) return;
  throw new Refusal(400, 'bad_request', `${what} is written like ${like}, not ${quoteValue(text)}.`);
}

/** @throws Refusal 400 when a text is not a valid version of a release */
export function assertVersion(version: unknown): void {
  const isGood = typeof version === 'string' && version.length <= 64 && semver.valid(version) === version;
  if (isGood) return;
  throw new Refusal(
    400,
    'bad_request',
    `A version is written like 1.4.2 or 1.9.0-pr.31 (semver, at most 64 characters), not ${quoteValue(version)}.`,
  );
}

/** @throws Refusal 400 when the text is missing, too long, or has control characters */
export function assertText(text: unknown, what: string, longest: number): void {
  const isGood =
    typeof text === 'string' && text.trim() !== '' && text.length <= longest && !/\p{C}/u.test(text);
  if (isGood) return;
  throw new Refusal(400, 'bad_request', `${what} is 1 to ${longest} characters of plain text.`);
}

function quoteValue(value: unknown): string {
  return typeof value === 'string' ? `“${value.slice(0, 80)}”` : String(value);
}
