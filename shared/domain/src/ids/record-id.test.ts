import { isRecordId } from './index';

test.each([
  ['7001', true],
  ['1', true],
  ['9999999999', true],
  ['10000000000', false],
  ['07', false],
  ['0', false],
  ['-1', false],
  ['1.5', false],
  ['7001 ', false],
  ['abc', false],
  ['7001x', false],
  ['new', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is a record id: %s', (text, is) => expect(isRecordId(text)).toBe(is));
