import { promoted, published, writeLog } from '../../test/log-writer';
import { findViolations, type Evidence } from './check-evidence';

const V1 = { shell: '1.0.0', 'mf-search': '1.0.0' };
const V2 = { 'mf-search': '2.0.0' };
const entries = writeLog(published('mf-search', '2.0.0'), promoted(V1), promoted(V2)).map((entry) => ({
  ...entry,
}));

const HONEST: Evidence = {
  entries,
  acknowledged: [
    { writer: 0, seq: 2, hash: entries[1]!.hash, releases: V1 },
    { writer: 1, seq: 3, hash: entries[2]!.hash, releases: V2 },
  ],
  sightings: [
    { client: 0, seq: 1, head: entries[0]!.hash, releases: {} },
    { client: 0, seq: 3, head: entries[2]!.hash, releases: { ...V1, ...V2 } },
    { client: 1, seq: 2, head: entries[1]!.hash, releases: V1 },
  ],
  kills: 0,
};

function sighting(over: Partial<Evidence['sightings'][number]>): Partial<Evidence> {
  return { sightings: [{ ...HONEST.sightings[1]!, ...over }] };
}

it('finds nothing where all guarantees hold', () => {
  expect(findViolations(HONEST)).toEqual([]);
});

it.each<[string, Partial<Evidence>, RegExp]>([
  [
    'an acknowledged entry that is gone',
    { entries: entries.slice(0, 2) },
    /acknowledged to writer 1, is not in the log/,
  ],
  ['a line taken out of the middle', { entries: [entries[0]!, entries[2]!] }, /line 2 of the log is entry 3/],
  [
    'a line that was changed',
    { entries: [{ ...entries[0]!, who: 'nobody' }, ...entries.slice(1)] },
    /not what was hashed/,
  ],
  [
    'two lines behind one',
    { entries: [...entries, { ...entries[2]!, seq: 4 }], sightings: [] },
    /entry 4 does not contain the hash before it/,
  ],
  [
    'one entry acknowledged to two',
    { acknowledged: [HONEST.acknowledged[1]!, HONEST.acknowledged[1]!] },
    /twice/,
  ],
  [
    'a log entry that says other than was acknowledged',
    { acknowledged: [{ ...HONEST.acknowledged[1]!, releases: V1 }] },
    /says other than/,
  ],
  [
    'half of a log entry',
    sighting({ seq: 2, head: entries[1]!.hash, releases: { shell: '1.0.0' } }),
    /what no entry made/,
  ],
  ['releases of one entry under the number of another', sighting({ releases: V1 }), /what no entry made/],
  ['a head that is not in the log', sighting({ head: 'f'.repeat(64) }), /a hash of its own/],
  [
    'a reader going backwards',
    { sightings: [HONEST.sightings[1]!, HONEST.sightings[0]!] },
    /shown entry 1 after entry 3/,
  ],
])('detects %s', (_, planted, violation) => {
  expect(findViolations({ ...HONEST, ...planted }).join('\n')).toMatch(violation);
});

it('allows one unacknowledged entry for each writer killed, and no more', () => {
  const [first, second, third] = writeLog(published('mf-search', '2.0.0'), promoted(V1), promoted(V2));
  const written = [first!, second!, { ...third!, who: 'writer/1' }];
  const evidence = { entries: written, acknowledged: [], sightings: [] };
  expect(findViolations({ ...evidence, kills: 0 }).join()).toContain('1 entries were written unacknowledged');
  expect(findViolations({ ...evidence, kills: 1 }).join()).not.toContain('unacknowledged');
});
