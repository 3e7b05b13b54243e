import { promoted, published, writeLog, type Told } from '../../test/log-writer';
import { foldAll } from './fold';
import { findStand, recordStand, stepBack, type History, type Stand } from './channel-history';
import { emptyState } from './registry-state';

function standsAfter(...acts: Told[]): Stand[] {
  const history: History = new Map();
  foldAll(emptyState(), writeLog(...acts), (state, entry) => recordStand(history, state, entry));
  return history.get('production') ?? [];
}

const V1 = { 'mf-search': '1.0.0' };
const V2 = { 'mf-search': '2.0.0' };
const V3 = { 'mf-search': '3.0.0' };
const ACTS = [
  published('mf-search', '1.0.0'),
  promoted(V1),
  promoted(V2),
  promoted(V1, 'staging'),
  promoted(V3),
];

function rolledBack(releases: Record<string, string>, to: number): Told {
  return ['rolled-back', { channel: 'production', releases, to }];
}

describe('finding where a channel stood', () => {
  const stands = standsAfter(...ACTS);

  it.each([
    ['the number of an act', '3', V2],
    ['the number of an act that moved another channel', '4', V2],
    ['a moment', '2027-03-01T08:02:30Z', V2],
    ['a composition’s id', stands[0]!.id, V1],
    ['as much of it as status shows', stands[0]!.id.slice(0, 8), V1],
  ])('by %s', (_, to, releases) => {
    expect(findStand(stands, to)?.releases).toEqual(releases);
  });

  it('finds nothing before its first act, nor an unknown composition', () => {
    expect(findStand(stands, '1')).toBeUndefined();
    expect(findStand(stands, '2027-03-01T07:00:00Z')).toBeUndefined();
    expect(findStand(stands, 'f'.repeat(20))).toBeUndefined();
  });

  it.each(['yesterday', '', '2027-03-01', 'F'.repeat(20)])('refuses %p', (to) => {
    expect(() => findStand(stands, to)).toThrow(RangeError);
  });
});

describe('one step back', () => {
  it('is the composition before', () => {
    expect(stepBack(standsAfter(...ACTS))?.releases).toEqual(V2);
  });

  it('goes on backwards after a rollback, instead of to what was left', () => {
    expect(stepBack(standsAfter(...ACTS, rolledBack(V2, 3)))?.releases).toEqual(V1);
    expect(stepBack(standsAfter(...ACTS, rolledBack(V2, 3), rolledBack(V1, 2)))).toBeUndefined();
  });

  it('starts anew after a promote', () => {
    expect(stepBack(standsAfter(...ACTS, rolledBack(V1, 2), promoted(V3)))?.releases).toEqual(V1);
  });

  it('passes over what nobody should go back to', () => {
    expect(
      stepBack(standsAfter(...ACTS), ({ releases }) => releases['mf-search'] !== '2.0.0')?.releases,
    ).toEqual(V1);
  });

  it('is nowhere before the second composition', () => {
    expect(stepBack([])).toBeUndefined();
    expect(stepBack(standsAfter(promoted(V1), promoted(V1)))).toBeUndefined();
  });
});
