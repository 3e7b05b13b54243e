import canonicalize from 'canonicalize';

/**
 * Canonical JSON (RFC 8785): the same value gives the same text, whatever the order of its keys.
 * @throws Error for values that JSON cannot represent: NaN, Infinity, undefined
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('Only a JSON value can be written as JSON');
  return text;
}
