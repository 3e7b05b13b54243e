import { aMe } from '@campavia/contracts/testing';
import type { SessionState } from '@campavia/remote-kit';
import { matchAddress, type OwnedAddress } from '@campavia/remote-kit/config';

import { partOf } from '../navigation/page-address';

import { ownerForReader } from './page-owner';

const addresses: OwnedAddress[] = [
  { part: 'mf-search', id: 'search', pattern: '/s' },
  { part: 'mf-trips', id: 'account', pattern: '/d/account', access: 'signed-in' },
];
const findAddress = (path: string) => matchAddress(addresses, path)?.address;
const visitor: SessionState = { status: 'visitor' };

test('a page belongs to the part that declares its address, all others to the shell', () => {
  expect(['/s', '/d/account', '/nowhere'].map((path) => partOf(path, findAddress))).toEqual([
    'mf-search',
    'mf-trips',
    'shell',
  ]);
});

test('a part is not loaded for a page that the reader may not see', () => {
  expect(ownerForReader(visitor, '/d/account', findAddress)).toBe('shell');
  expect(ownerForReader({ status: 'unknown' }, '/d/account', findAddress)).toBe('shell');
  expect(ownerForReader({ status: 'signed-in', user: aMe() }, '/d/account', findAddress)).toBe('mf-trips');
  expect(ownerForReader(visitor, '/s', findAddress)).toBe('mf-search');
});
