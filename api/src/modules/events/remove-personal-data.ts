const ADDRESS = /@|%40/i;
const LONG_TOKEN = /^[\w-]{24,}$/;
const SIGNED_TOKEN = /^[\w-]{8,}(\.[\w-]{8,}){2}$/;
const FEWEST_DIGITS = 4;
/** Replaces text that could identify a person or be a key. */
const HIDDEN = '*';

/** Removes what PostgreSQL cannot store: control characters and lone surrogates. */
export function removeControlCharacters(text: string): string {
  return text.replace(/\p{Cc}|\p{Surrogate}/gu, '');
}

/** A text from a query string; null when it contains an e-mail address. */
export function removePersonalData(text: string | null | undefined): string | null {
  const cleaned = removeControlCharacters(text ?? '').trim();
  return cleaned === '' || ADDRESS.test(cleaned) ? null : cleaned;
}

/** A path without host, query, e-mail addresses and text that looks like a key. */
export function removePersonalDataFromPath(address: string): string {
  const [path = ''] = removeControlCharacters(address)
    .replace(/^[a-z][\w+.-]*:\/*[^/?#]*/i, '')
    .split(/[?#]/);
  const segments = path.split('/').map((segment) => (isSensitive(segment) ? HIDDEN : segment));
  return `/${segments.join('/').replace(/^\/+/, '')}`;
}

/** Origin and path of a referrer; null for an invalid web address. */
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
