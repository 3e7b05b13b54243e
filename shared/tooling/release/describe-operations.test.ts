import { readdirSync } from 'node:fs';
import path from 'node:path';

import { OPERATIONS } from '@campavia/api-client/operations';

import { endpointsIn } from './describe-operations.mjs';

const CLIENT = path.resolve(__dirname, '../../api-client/src');
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join(CLIENT, file),
);

test('every call of the api is found by its file, in whichever folder it stands', () => {
  expect(endpointsIn(files, OPERATIONS)).toEqual(Object.keys(OPERATIONS).sort());
});

test('a part is held to the calls that it contains, and to no other', () => {
  const contained = files.filter((file) => /(create-booking|get-me)\.ts$/.test(file));
  expect(endpointsIn([...contained, '/elsewhere/src/bookings/get-booking.ts'], OPERATIONS)).toEqual([
    'createBooking',
    'getMe',
  ]);
});
