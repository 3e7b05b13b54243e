import type { Release } from '@campavia/remote-kit/config';

import { releaseOf } from '../uploads/test/built-release';
import { newKey } from '../uploads/test/keys';
import { canonicalJson, digestOf, isSignedBy, signRelease } from '.';

const release = releaseOf({ 'remote.js': 'export {};' });
const key = newKey('search');
const signed = signRelease(release, key);

test('a value has one canonical text, whatever the order of keys', () => {
  // The example of RFC 8785, section 3.2.2.
  const value = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27],
    string: '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  expect(() => canonicalJson(undefined)).toThrow('JSON');
});

test('the same sources have the same digest, independent of who built them and when', () => {
  const again: Release = { ...release, builtAt: '2027-01-01T00:00:00Z', commit: 'other', author: 'Grace' };
  expect(digestOf(again)).toBe(release.digest);
  expect(digestOf(signed)).toBe(release.digest);
  expect(digestOf({ ...release, contract: '^0.2.0' })).not.toBe(release.digest);
});

test('a signature is valid for its key only', () => {
  expect(isSignedBy(signed, key.trusted.publicKey)).toBe(true);
  expect(isSignedBy(signed, newKey('search').trusted.publicKey)).toBe(false);
  expect(isSignedBy(release, key.trusted.publicKey)).toBe(false);
  expect(isSignedBy(signed, 'no key')).toBe(false);
});

test('the order of keys in a signed release does not matter', () => {
  const turned = Object.fromEntries(Object.entries(signed).reverse()) as unknown as Release;
  expect(isSignedBy(turned, key.trusted.publicKey)).toBe(true);
});

test('any change of a signed release is detected, also of its builder', () => {
  for (const change of [{ author: 'Eve' }, { version: '1.1.1' }, { files: [] }, { anything: 1 }]) {
    expect(isSignedBy({ ...signed, ...change }, key.trusted.publicKey)).toBe(false);
  }
});

test('a signature has only one encoding', () => {
  const value = signed.signature?.value ?? '';
  const spare = String.fromCharCode((value.at(-3) ?? 'A').charCodeAt(0) + 1) + '==';
  const other = { ...signed, signature: { key: key.keyId, value: value.slice(0, -3) + spare } };
  expect(isSignedBy(other, key.trusted.publicKey)).toBe(false);
});

test('a key of another kind is refused', () => {
  expect(() => signRelease(release, { keyId: 'k', privateKey: 'none' })).toThrow();
});
