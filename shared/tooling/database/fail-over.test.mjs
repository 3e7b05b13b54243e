import { whyNotPromote } from './fail-over.mjs';

const DEAD = { isPrimaryAlive: false, isReplicaAlive: true, isSynchronous: true, loss: 'refused' };

it.each([
  ['the replica of a dead primary', DEAD],
  ['one that may lack writes, if that is accepted', { ...DEAD, isSynchronous: false, loss: 'accepted' }],
])('promotes %s', (_, state) => {
  expect(whyNotPromote(state)).toBeUndefined();
});

it.each([
  ['a primary answers', { ...DEAD, isPrimaryAlive: true, loss: 'accepted' }, /^The primary answers/],
  [
    'no replica answers',
    { ...DEAD, isReplicaAlive: false, loss: 'accepted' },
    /^The replica does not answer/,
  ],
  ['acknowledged writes could be lost', { ...DEAD, isSynchronous: false }, /--accept-loss/],
])('promotes none while %s', (_, state, reason) => {
  expect(whyNotPromote(state)).toMatch(reason);
});
