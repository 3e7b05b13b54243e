import { aMe } from '@campavia/contracts/testing';
import type { SessionState } from '@campavia/remote-kit';
import type { Access } from '@campavia/remote-kit/config';

import { accessOf, type AccessVerdict } from './access';

const unknown: SessionState = { status: 'unknown' };
const visitor: SessionState = { status: 'visitor' };
const somebody = (over: Parameters<typeof aMe>[0]): SessionState => ({
  status: 'signed-in',
  user: aMe(over),
});
const guest = somebody({ is_owner: false, is_staff: false });
const owner = somebody({ is_owner: true });
const staff = somebody({ is_staff: true });

const rules: [Access, [string, SessionState, AccessVerdict][]][] = [
  [
    'public',
    [
      ['somebody not yet known', unknown, 'open'],
      ['a visitor', visitor, 'open'],
      ['a guest', guest, 'open'],
      ['staff', staff, 'open'],
    ],
  ],
  [
    'signed-in',
    [
      ['somebody not yet known', unknown, 'wait'],
      ['a visitor', visitor, 'sign-in'],
      ['a guest', guest, 'open'],
      ['an owner', owner, 'open'],
    ],
  ],
  [
    'owner',
    [
      ['somebody not yet known', unknown, 'wait'],
      ['a visitor', visitor, 'sign-in'],
      ['a guest', guest, 'trips'],
      ['staff without campers', staff, 'trips'],
      ['an owner', owner, 'open'],
    ],
  ],
  [
    'staff',
    [
      ['somebody not yet known', unknown, 'wait'],
      ['a visitor', visitor, 'sign-in'],
      ['a guest', guest, 'not-found'],
      ['an owner', owner, 'not-found'],
      ['staff', staff, 'open'],
      ['staff who act as a guest', somebody({ actor: { id: 5, first_name: 'Nathalie' } }), 'not-found'],
    ],
  ],
];

const cases = rules.flatMap(([access, rows]) => rows.map((row) => [access, ...row] as const));

test.each(cases)('a %s page for %s', (access, _, session, verdict) => {
  expect(accessOf({ access }, session)).toBe(verdict);
});

test('an address without declared access, or an unknown one, is public', () => {
  expect([accessOf({}, unknown), accessOf(undefined, unknown)]).toEqual(['open', 'open']);
});
