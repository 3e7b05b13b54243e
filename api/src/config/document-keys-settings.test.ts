import { randomBytes } from 'node:crypto';

import { readDocumentKeys, requireDocumentKeys } from './document-keys-settings';

const KEY = randomBytes(32).toString('base64');

test('keys are read in their order, the current one first', () => {
  expect(readDocumentKeys(` 2027:${KEY}, 2026:${KEY}\n`)?.map(({ id }) => id)).toEqual(['2027', '2026']);
  expect(readDocumentKeys('')).toBeUndefined();
});

test.each([KEY, `2027:${KEY.slice(4)}`, `2027:${KEY},`, `a b:${KEY}`, `2027:${KEY},2027:${KEY}`])(
  'invalid keys are refused without being named',
  (text) => {
    expect(() => readDocumentKeys(text)).toThrow('DOCUMENT_KEYS');
    expect(() => readDocumentKeys(text)).not.toThrow(KEY.slice(4, 20));
  },
);

test('production needs a key for documents', () => {
  expect(() => requireDocumentKeys({ isSandbox: false })).toThrow('DOCUMENT_KEYS is missing');
  requireDocumentKeys({ isSandbox: true });
  requireDocumentKeys({ isSandbox: false, documentKeys: readDocumentKeys(`2027:${KEY}`) });
});
