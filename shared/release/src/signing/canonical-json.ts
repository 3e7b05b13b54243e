import canonicalize from 'canonicalize';

/**
 * The canonical text of a JSON value (RFC 8785): same value, same text, wherever its keys stand.
 * @throws Error for what JSON cannot hold: NaN, Infinity, undefined.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('Only a JSON value can be written as JSON');
  return text;
}
