import { FakeSite } from '../test/fake-site';
import { runAgainst } from '../test/run-against';

let site: FakeSite;
const run = async (...args: string[]) => {
  const { out } = await runAgainst(site.url, ...args);
  return out.replaceAll(site.url, 'http://site').split('\n').slice(0, -1);
};

beforeAll(async () => {
  site = await FakeSite.start();
  site.write('part-added', { part: 'shell', squad: 'platform' });
  site.write('part-added', { part: 'mf-search', squad: 'search' });
  site.publish('shell', '1.0.0');
  site.publish('mf-search', '1.0.0', 'search/ci');
  site.write('promoted', { channel: 'production', releases: { shell: '1.0.0', 'mf-search': '1.0.0' } });
  site.publish('mf-search', '1.1.0', 'search/ci');
  site.publish('mf-search', '1.2.0-pr.31', 'search/ci');
  site.write('promoted', { channel: 'staging', releases: { shell: '1.0.0', 'mf-search': '1.1.0' } });
  site.write('promoted', { channel: 'production', releases: { 'mf-search': '1.1.0' } }, 'search/ci');
  const canary = { channel: 'production', part: 'mf-search', version: '1.2.0-pr.31', percent: 2.5 };
  site.write('canary-set', { ...canary, markets: ['de', 'AT'] });
  site.write('pinned', { channel: 'production', market: 'fr', part: 'mf-search', version: '1.0.0' });
  site.write(
    'quarantined',
    { part: 'mf-search', version: '1.1.0', reason: '3 visitors saw it fail' },
    'site',
  );
});
afterAll(() => site.stop());

it('shows the composition of every channel', async () => {
  expect(await run('status')).toEqual([
    'http://site · entry 12, 48 min ago, head 21000000',
    '',
    expect.stringMatching(/^production {2}composition [0-9a-f]{8}$/),
    'PART       VERSION  COMMIT    PUBLISHED   BY',
    'mf-search  1.1.0    11000000  54 min ago  search/ci',
    'shell      1.0.0    10000000  57 min ago  platform',
    'canary  mf-search 1.2.0-pr.31 for 2.5 % in de, AT, since entry 10',
    'pin     mf-search 1.0.0 in fr',
    'quarantined  mf-search 1.1.0: an earlier one stands in',
    '',
    expect.stringMatching(/^staging {2}composition [0-9a-f]{8}$/),
    'PART       VERSION  COMMIT    PUBLISHED   BY',
    'mf-search  1.1.0    11000000  54 min ago  search/ci',
    'shell      1.0.0    10000000  57 min ago  platform',
    'quarantined  mf-search 1.1.0: an earlier one stands in',
    '',
    'quarantined 48 min ago: mf-search@1.1.0 (3 visitors saw it fail)',
  ]);
});

it("shows releases that failed in visitors' pages, and the results of the site's checks", async () => {
  const at = '2027-03-15T08:50:00.000Z';
  const known = { part: 'mf-search', visitors: 3, phases: ['load', 'render'], at };
  const check = { at, result: 'the site finds nothing: it fails in browsers only' };
  site.reported = [
    { ...known, version: '1.1.0', check },
    { ...known, version: '1.0.0', visitors: 1 },
  ];
  expect((await run('status')).slice(-3)).toEqual([
    'reported by 3 visitors, last 10 min ago: mf-search@1.1.0 (load, render); checked',
    '10 min ago: the site finds nothing: it fails in browsers only',
    'reported by 1 visitor, last 10 min ago: mf-search@1.0.0 (load, render)',
  ]);
  site.reported = [];
});

it('lists the log, latest first, in 80 columns', async () => {
  expect(await run('history', '--limit', '5')).toEqual([
    'SEQ  WHEN        WHO        TYPE         WHAT',
    '12   48 min ago  site       quarantined  mf-search 1.1.0: 3 visitors saw it fail',
    '11   49 min ago  platform   pinned       production in fr: mf-search 1.0.0',
    '10   50 min ago  platform   canary-set   production: mf-search 1.2.0-pr.31 for',
    '                                         2.5 % in de, AT',
    '9    51 min ago  search/ci  promoted     production: mf-search 1.1.0',
    '8    52 min ago  platform   promoted     staging: shell 1.0.0, mf-search 1.1.0',
  ]);
});

it.each([
  ['two entries', '5', '9'],
  ['a time and a channel', '2027-03-15T08:05:30Z', 'production'],
])('lists the parts that differ, with their commits: %s', async (_, from, to) => {
  expect(await run('diff', from, to)).toEqual([
    expect.stringMatching(/^production at entry 5 \([0-9a-f]{8}\) → production at entry 9 \([0-9a-f]{8}\)$/),
    'PART       FROM   COMMIT    TO     COMMIT',
    'mf-search  1.0.0  10000000  1.1.0  11000000',
  ]);
});

it('finds a composition by the beginning of its id', async () => {
  const [, , line = ''] = await run('status');
  const [id = ''] = /[0-9a-f]{8}/.exec(line) ?? [];
  expect(await run('diff', id, 'staging')).toContain('They are the same.');
});

it.each([
  ['a time before the first composition', '2027-03-15T07:00:00Z', 'did not exist yet'],
  ['an id that no channel had', 'abcdef12', 'No channel ever had a composition abcdef12'],
  ['a log entry that is not written yet', '13', 'There is no entry 13 yet; the last one is 12.'],
  ['nothing of the kind', 'productoin', 'Did you mean production?'],
])('reports the mistake in %s', async (_, point, hint) => {
  const { code, err } = await runAgainst(site.url, 'diff', point, 'production');
  expect(code).toBe(2);
  expect(err).toContain(hint);
});

it.each([['status'], ['history'], ['diff', '5', 'production'], ['mix', 'list'], ['quarantine', 'list']])(
  'prints one JSON document for programs: %s',
  async (...args) => {
    const { code, out } = await runAgainst(site.url, ...args, '--json');
    expect([code, typeof JSON.parse(out)]).toEqual([0, 'object']);
  },
);
