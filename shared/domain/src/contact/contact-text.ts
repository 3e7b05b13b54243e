/** The subjects of a message to the support team. */
export const CONTACT_TOPICS = [
  'BOOKING',
  'PAYMENT',
  'LISTING',
  'ACCOUNT',
  'SAFETY',
  'PRESS',
  'OTHER',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Maximum length of a message to the support team, in characters. */
export const MAX_CONTACT_LENGTH = 5000;
export const MAX_CONTACT_NAME_LENGTH = 80;

/** Why a message is refused: program code, or the address of a page on another site. */
export type ContactTextProblem = 'code' | 'link';

/** The names of tags that carry scripts, pictures, links or whole pages. */
const TAGS =
  /<\s*\/?\s*(?:script|iframe|object|embed|style|link|meta|html|body|img|svg|a|form|input|base)\b|javascript:/i;
const LINKS = /\b(?:(?:https?|ftp):\/\/|www\.)[^\s<>"]+/gi;

/**
 * Why a text may not be sent; undefined if it may. Addresses of the site's own pages are allowed. @param host of the
 * site
 */
export function findContactTextProblem(text: string, host: string): ContactTextProblem | undefined {
  if (TAGS.test(text)) return 'code';
  const foreign = (text.match(LINKS) ?? []).some((link) => hostOf(link) !== host.toLowerCase());
  return foreign ? 'link' : undefined;
}

function hostOf(link: string): string | undefined {
  const address = /^www\./i.test(link) ? `https://${link}` : link;
  return URL.canParse(address) ? new URL(address).host : undefined;
}
