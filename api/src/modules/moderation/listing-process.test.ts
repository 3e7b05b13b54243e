import { ALL_LISTING_STATES } from '@campavia/domain';

import { LISTING_TRANSITIONS, stateAfter, type ListingTransitionName } from './listing-process';

const NAMES = Object.keys(LISTING_TRANSITIONS) as ListingTransitionName[];

test.each([
  ['submit', 'owner', 'created', 'to_moderate'],
  ['approve', 'staff', 'to_moderate', 'published'],
  ['request_changes', 'staff', 'to_moderate', 'created'],
  ['offer', 'system', 'published', 'bookable'],
  ['republish', 'system', 'unpublished', 'bookable'],
  ['suspend', 'owner', 'bookable', 'unpublished_owner'],
  ['remove', 'owner', 'to_moderate', 'deleted_owner'],
] as const)('%s by the %s from %s leads to %s', (name, actor, state, to) => {
  expect(stateAfter(name, { actor, state })).toBe(to);
});

test('nothing leads out of a state in which a listing is gone', () => {
  for (const name of NAMES) {
    for (const state of ['deleted', 'deleted_owner'] as const) {
      expect(stateAfter(name, { actor: LISTING_TRANSITIONS[name].by, state })).toBeUndefined();
    }
  }
});

test('only staff publish or ask for changes, and only what was sent', () => {
  for (const name of ['approve', 'request_changes'] as const) {
    for (const state of ALL_LISTING_STATES) {
      expect(stateAfter(name, { actor: 'owner', state })).toBeUndefined();
      expect(stateAfter(name, { actor: 'staff', state }) !== undefined).toBe(state === 'to_moderate');
    }
  }
});
