import { promoted, published, writeLog, type RecordedLog } from '../../test/log-writer';
import { foldAll } from './fold';
import {
  findSnapshot,
  recordSnapshot,
  findPreviousSnapshot,
  type ChannelHistory,
  type ChannelSnapshot,
} from './channel-history';
import { emptyState } from './registry-state';

function snapshotsAfter(...entries: RecordedLog[]): ChannelSnapshot[] {
  const history: ChannelHistory = new Map();
  foldAll(emptyState(), writeLog(...entries), (state, entry) => recordSnapshot(history, state, entry));
  return history.get('production') ?? [];
}

const V1 = { 'mf-search': '1.0.0' };
const V2 = { 'mf-search': '2.0.0' };
const V3 = { 'mf-search': '3.0.0' };
const ENTRY_TYPES = [
  published('mf-search', '1.0.0'),
  promoted(V1),
  promoted(V2),
  promoted(V1, 'staging'),
  promoted(V3),
];

function rolledBack(releases: Record<string, string>, to: number): RecordedLog {
  return ['rolled-back', { channel: 'production', releases, to }];
}

describe('finding the snapshots of a channel', () => {
  const snapshots = snapshotsAfter(...ENTRY_TYPES);

  it.each([
    ['the number of a log entry', '3', V2],
    ['the number of a log entry that moved another channel', '4', V2],
    ['a moment', '2027-03-01T08:02:30Z', V2],
    ['a composition’s id', snapshots[0]!.id, V1],
    ['as much of it as status shows', snapshots[0]!.id.slice(0, 8), V1],
  ])('by %s', (_, to, releases) => {
    expect(findSnapshot(snapshots, to)?.releases).toEqual(releases);
  });

  it('finds nothing before its first entry, nor an unknown composition', () => {
    expect(findSnapshot(snapshots, '1')).toBeUndefined();
    expect(findSnapshot(snapshots, '2027-03-01T07:00:00Z')).toBeUndefined();
    expect(findSnapshot(snapshots, 'f'.repeat(20))).toBeUndefined();
  });

  it.each(['yesterday', '', '2027-03-01', 'F'.repeat(20)])('refuses %p', (to) => {
    expect(() => findSnapshot(snapshots, to)).toThrow(RangeError);
  });
});

describe('one step back', () => {
  it('is the previous composition', () => {
    expect(findPreviousSnapshot(snapshotsAfter(...ENTRY_TYPES))?.releases).toEqual(V2);
  });

  it('continues backwards after a rollback, instead of to the composition that was rolled back', () => {
    expect(findPreviousSnapshot(snapshotsAfter(...ENTRY_TYPES, rolledBack(V2, 3)))?.releases).toEqual(V1);
    expect(
      findPreviousSnapshot(snapshotsAfter(...ENTRY_TYPES, rolledBack(V2, 3), rolledBack(V1, 2))),
    ).toBeUndefined();
  });

  it('starts again after a promotion', () => {
    expect(
      findPreviousSnapshot(snapshotsAfter(...ENTRY_TYPES, rolledBack(V1, 2), promoted(V3)))?.releases,
    ).toEqual(V1);
  });

  it('skips compositions that must not be restored', () => {
    expect(
      findPreviousSnapshot(
        snapshotsAfter(...ENTRY_TYPES),
        ({ releases }) => releases['mf-search'] !== '2.0.0',
      )?.releases,
    ).toEqual(V1);
  });

  it('does not exist before the second composition', () => {
    expect(findPreviousSnapshot([])).toBeUndefined();
    expect(findPreviousSnapshot(snapshotsAfter(promoted(V1), promoted(V1)))).toBeUndefined();
  });
});
