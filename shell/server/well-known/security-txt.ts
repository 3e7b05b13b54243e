import { SITES } from '@campavia/i18n/sites';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

export interface SecurityTxtOptions {
  contact: string;
  origin: string;
  nowMs: number;
}

/** Contact for reports of security problems (RFC 9116). */
export function renderSecurityTxt({ contact, origin, nowMs }: SecurityTxtOptions): string {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  const languages = [...new Set(SITES.map(({ language }) => language))];
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
