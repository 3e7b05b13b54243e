const ADDRESS = /@|%40/i;
const LONG_TOKEN = /^[\w-]{24,}$/;
const SIGNED_TOKEN = /^[\w-]{8,}(\.[\w-]{8,}){2}$/;
const FEWEST_DIGITS = 4;
/** What stands in the place of something that could name a person or open a door. */
const HIDDEN = '*';

/** What a database can keep: no control characters, no halves of characters. */
export function removeControlCharacters(text: string): string {
  return text.replace(/\p{Cc}|\p{Surrogate}/gu, '');
}

/** A text that somebody put into an address; null when it holds an e-mail address. */
export function removePersonalData(text: string | null | undefined): string | null {
  const kept = removeControlCharacters(text ?? '').trim();
  return kept === '' || ADDRESS.test(kept) ? null : kept;
}

/** A path without its query, without the host of a whole address, and without anything that looks like a key. */
export function removePersonalDataFromPath(address: string): string {
  const [path = ''] = removeControlCharacters(address)
    .replace(/^[a-z][\w+.-]*:\/*[^/?#]*/i, '')
    .split(/[?#]/);
  const segments = path.split('/').map((segment) => (isSensitive(segment) ? HIDDEN : segment));
  return `/${segments.join('/').replace(/^\/+/, '')}`;
}

/** Where a visitor came from: origin and path; null for what is no web address. */
export function removePersonalDataFromReferrer(referrer: string | null | undefined): string | null {
  const text = removeControlCharacters(referrer ?? '');
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const { origin, pathname } = new URL(text);
  return origin + removePersonalDataFromPath(pathname);
}

function isSensitive(segment: string): boolean {
  if (ADDRESS.test(segment) || SIGNED_TOKEN.test(segment)) return true;
  return LONG_TOKEN.test(segment) && segment.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
