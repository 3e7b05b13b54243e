import fc from 'fast-check';

import { promoted, published, stateAfter, writeLog, type RecordedLog } from '../../test/log-writer';
import { ChainError, fold, foldAll } from './fold';
import { emptyState } from './registry-state';

const SEARCH_1 = { 'mf-search': '1.0.0' };
const SEARCH_2 = { 'mf-search': '2.0.0' };
const SEARCH_3 = { 'mf-search': '3.0.0' };

function productionAfter(...entries: RecordedLog[]) {
  return stateAfter(...entries).channels.production!;
}

function rolledBack(releases: Record<string, string>, to = 1): RecordedLog {
  return ['rolled-back', { channel: 'production', releases, to }];
}

describe('folding the log', () => {
  it('records what was published, by whom and when', () => {
    expect(stateAfter(published('mf-search', '1.0.0')).releases['mf-search']?.['1.0.0']).toMatchObject({
      commit: 'c0ffee',
      publishedAt: '2027-03-01T08:00:00.000Z',
      publishedBy: 'platform',
    });
  });

  it('moves several parts in one entry and leaves the others', () => {
    const channel = productionAfter(promoted({ shell: '1.0.0', ...SEARCH_1 }), promoted(SEARCH_2));
    expect(channel.releases).toEqual({ shell: '1.0.0', 'mf-search': '2.0.0' });
  });

  it('records the previous versions of a part, newest first and each once', () => {
    const entries = [SEARCH_1, SEARCH_2, SEARCH_1, SEARCH_3].map((releases) => promoted(releases));
    expect(productionAfter(...entries).before).toEqual({ 'mf-search': ['1.0.0', '2.0.0'] });
  });

  it('uses releases that were rolled back as the last fallbacks', () => {
    const entries = [SEARCH_1, SEARCH_2, SEARCH_3].map((releases) => promoted(releases));
    expect(productionAfter(...entries, rolledBack(SEARCH_2, 2)).before).toEqual({
      'mf-search': ['1.0.0', '3.0.0'],
    });
  });

  it('ends all canaries with a rollback, and keeps the pins', () => {
    const channel = productionAfter(
      promoted(SEARCH_1),
      promoted(SEARCH_2),
      ['pinned', { channel: 'production', market: 'AT', part: 'mf-search', version: '1.0.0' }],
      ['canary-set', { channel: 'production', part: 'mf-search', version: '3.0.0', percent: 5 }],
      rolledBack(SEARCH_1),
    );
    expect(channel).toMatchObject({ releases: SEARCH_1, canaries: {}, pins: { AT: SEARCH_1 } });
  });

  it('ends a canary when its release is promoted', () => {
    const canary: RecordedLog = [
      'canary-set',
      { channel: 'production', part: 'mf-search', version: '2.0.0', percent: 5 },
    ];
    expect(productionAfter(promoted(SEARCH_1), canary, promoted(SEARCH_2)).canaries).toEqual({});
    expect(
      Object.keys(productionAfter(promoted(SEARCH_1), canary, promoted(SEARCH_3)).canaries),
    ).toHaveLength(1);
  });

  it('keeps the visitors of a canary that grows, and selects anew for another release', () => {
    const canary = (version: string, percent: number): RecordedLog => [
      'canary-set',
      { channel: 'production', part: 'mf-search', version, percent },
    ];
    const grown = productionAfter(promoted(SEARCH_1), canary('2.0.0', 5), canary('2.0.0', 50));
    expect(grown.canaries['mf-search']).toEqual({ version: '2.0.0', percent: 50, since: 2 });
    const other = productionAfter(promoted(SEARCH_1), canary('2.0.0', 5), canary('3.0.0', 5));
    expect(other.canaries['mf-search']?.since).toBe(3);
    expect(productionAfter(promoted(SEARCH_1), canary('2.0.0', 5), canary('2.0.0', 0)).canaries).toEqual({});
  });

  it('removes a retired part from every channel', () => {
    const state = stateAfter(
      ['part-added', { part: 'mf-search', squad: 'search' }],
      promoted({ shell: '1.0.0', ...SEARCH_1 }),
      promoted({ shell: '1.0.0', ...SEARCH_1 }, 'staging'),
      ['pinned', { channel: 'staging', market: 'AT', part: 'mf-search', version: '1.0.0' }],
      ['part-retired', { part: 'mf-search' }],
    );
    expect(state.parts['mf-search']).toEqual({ squad: 'search', isRetired: true });
    for (const channel of Object.values(state.channels)) {
      expect(channel).toMatchObject({ releases: { shell: '1.0.0' }, pins: {} });
    }
  });
});

describe('the hash chain', () => {
  const log = writeLog(promoted(SEARCH_1), promoted(SEARCH_2), promoted(SEARCH_3));

  it('detects a missing log entry', () => {
    expect(() => foldAll(emptyState(), [log[0]!, log[2]!])).toThrow(ChainError);
  });

  it('rejects a log entry that was written after another one', () => {
    const forged = { ...log[1]!, prevHash: 'f'.repeat(64) };
    expect(() => foldAll(emptyState(), [log[0]!, forged])).toThrow(ChainError);
  });
});

describe('any log', () => {
  const version = fc.constantFrom('1.0.0', '2.0.0', '3.0.0');
  const part = fc.constantFrom('shell', 'mf-search', 'mf-listing');
  const channel = fc.constantFrom('production', 'staging');
  const releases = fc.dictionary(part, version, { minKeys: 1 });
  const act: fc.Arbitrary<RecordedLog> = fc.oneof(
    fc.tuple(fc.constant('promoted' as const), fc.record({ channel, releases })),
    fc.tuple(fc.constant('rolled-back' as const), fc.record({ channel, releases, to: fc.nat() })),
    fc.tuple(
      fc.constant('canary-set' as const),
      fc.record({ channel, part, version, percent: fc.constantFrom(0, 5, 100) }),
    ),
    fc.tuple(
      fc.constant('pinned' as const),
      fc.record({ channel, market: fc.constantFrom('AT', 'de'), part, version }),
    ),
    fc.tuple(fc.constant('part-retired' as const), fc.record({ part })),
    fc.tuple(
      fc.constant('quarantined' as const),
      fc.record({ part, version, reason: fc.constant('broken') }),
    ),
  );

  it('folds to the same state at once and entry by entry, and never modifies its input', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (entries) => {
        const log = writeLog(...entries);
        let state = emptyState();
        for (const entry of log) {
          const before = JSON.stringify(state);
          const next = fold(state, entry);
          expect(JSON.stringify(state)).toBe(before);
          state = next;
        }
        expect(foldAll(emptyState(), log)).toEqual(state);
      }),
    );
  });

  it('never remembers the current version of a part as an earlier one', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (entries) => {
        for (const each of Object.values(stateAfter(...entries).channels)) {
          for (const [name, before] of Object.entries(each.before)) {
            expect(before).not.toContain(each.releases[name]);
            expect(new Set(before).size).toBe(before.length);
          }
        }
      }),
    );
  });
});
