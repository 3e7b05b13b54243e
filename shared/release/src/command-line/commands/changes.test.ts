import { FakeSite } from '../test/fake-site';
import { runAgainst } from '../test/run-against';

let site: FakeSite;
const run = (...args: string[]) => runAgainst(site.url, ...args);
const lastAct = () => {
  const { act, body } = site.log.at(-1) ?? {};
  return { act, body };
};

beforeEach(async () => {
  site = await FakeSite.start();
  site.write('part-added', { part: 'mf-search', squad: 'search' });
  site.publish('mf-search', '1.0.0');
  site.publish('mf-search', '1.1.0');
  site.write('promoted', { channel: 'production', releases: { 'mf-search': '1.0.0' } });
  site.write('promoted', { channel: 'staging', releases: { 'mf-search': '1.0.0' } });
});
afterEach(() => site.stop());

it('starts a canary for a share of visitors in some markets, and ends it', async () => {
  const { out } = await run('canary', 'mf-search@1.1.0', '--percent', '5', '--markets', 'de,AT');
  expect(out).toContain('5 % of production’s visitors in de, AT get mf-search 1.1.0.');
  expect(site.state.channels.production?.canaries['mf-search']).toMatchObject({
    percent: 5,
    markets: ['de', 'AT'],
  });
  expect((await run('canary', 'mf-search', '--end')).code).toBe(0);
  expect(site.state.channels.production?.canaries).toEqual({});
});

it('pins a release in several markets and ends one of them', async () => {
  await run('pin', 'mf-search@1.1.0', '--markets', 'de,AT');
  expect(site.state.channels.production?.pins).toEqual({
    de: { 'mf-search': '1.1.0' },
    AT: { 'mf-search': '1.1.0' },
  });
  await run('pin', 'mf-search', '--markets', 'de', '--end');
  expect(Object.keys(site.state.channels.production?.pins ?? {})).toEqual(['AT']);
});

it('exits a dry run of a pin with 1 if the compatibility check would refuse it', async () => {
  site.verdict = { isSafe: false, compositions: 1, problems: [] };
  const { code, out } = await run('pin', 'mf-search@1.1.0', '--markets', 'de,AT', '--dry-run');
  expect([code, site.log.length]).toEqual([1, 5]);
  expect(out).toContain('It would be refused');
});

it('creates a mix with a link, finds it by its name, revokes it', async () => {
  const { out } = await run('mix', 'make', 'pr-31', 'mf-search@1.1.0', '--hours', '72');
  expect(lastAct()).toMatchObject({ act: 'mix-made', body: { name: 'pr-31', channel: 'staging' } });
  expect(out).toContain(`${site.url}/?mix=m1.signed`);
  expect((await run('mix', 'link', 'pr-31', '--json')).out).toContain('m1.signed');
  expect((await run('mix', 'list')).out).toContain('pr-31  m1  staging  mf-search@1.1.0  in 3 d  platform');
  await run('mix', 'revoke', 'pr-31');
  expect((await run('mix', 'list')).out).toBe('No mix lives.\n');
});

it('rolls a channel back', async () => {
  await run('rollback', 'production', '--to', '2027-03-15T08:04:00Z');
  expect(lastAct()).toMatchObject({ act: 'rolled-back', body: { channel: 'production' } });
});

it('quarantines a release, and lifts the quarantine', async () => {
  await run('quarantine', 'add', 'mf-search@1.0.0', '--reason', 'prices without currency');
  expect((await run('quarantine', 'list')).out).toContain('mf-search@1.0.0');
  await run('quarantine', 'lift', 'mf-search@1.0.0');
  expect(site.state.quarantined).toEqual({});
});

it('adds a part, and retires one', async () => {
  await run('part', 'add', 'mf-insurance', '--squad', 'insurance');
  expect(site.state.parts['mf-insurance']).toEqual({ squad: 'insurance', isRetired: false });
  await run('part', 'retire', 'mf-search');
  expect(site.state.channels.production?.releases).toEqual({});
});

it.each([
  ['a share beyond all', ['canary', 'mf-search@1.1.0', '--percent', '101'], 'a number up to 100'],
  ['no share', ['canary', 'mf-search@1.1.0'], '--percent'],
  [
    'an unknown market',
    ['pin', 'mf-search@1.1.0', '--markets', 'Germany'],
    'a site (de-at) or a country (AT)',
  ],
  [
    'the end of a canary that never began',
    ['canary', 'mf-search', '--end'],
    'production has no canary of mf-search',
  ],
  ['an unknown pin', ['pin', 'mf-search', '--markets', 'fr', '--end'], 'no pin of mf-search in fr'],
  ['a mix of two months', ['mix', 'make', 'pr-31', 'mf-search@1.1.0', '--hours', '1440'], 'from 1 to 720'],
  ['an unknown mix', ['mix', 'revoke', 'pr-32'], 'There is no mix pr-32.'],
  ['a release that is not in quarantine', ['quarantine', 'lift', 'mf-search@1.0.0'], 'is not in quarantine'],
  ['half a command', ['mix'], 'mix make, mix list, mix revoke, mix link'],
  ['an unknown command', ['promot'], 'Did you mean promote?'],
  ['an unknown option', ['status', '--jsno'], 'Did you mean --json?'],
  ['too many operands', ['rollback', 'production', 'staging'], 'staging is not expected'],
])('refuses %s as wrong usage, before anything is written', async (_, args, hint) => {
  const { code, err } = await run(...args);
  expect([code, site.log.length]).toEqual([2, 5]);
  expect(err).toContain(hint);
});

it('changes nothing in a dry run', async () => {
  const { code, out } = await run('canary', 'mf-search@1.1.0', '--percent', '5', '--dry-run');
  expect([code, site.log.length]).toEqual([0, 5]);
  expect(out).toContain('Nothing was changed. It would be: 5 % of');
});

it('shows the target of a rollback beforehand', async () => {
  const { out } = await run('rollback', 'production', '--dry-run');
  expect(out).toContain('It would be: production is back at entry 4: shell 1.0.0.');
});

it('reports that the site cannot serve what was promoted', async () => {
  const problems = ['mf-search@1.1.0 is not used: home.js is not the file that was signed'];
  site.answers.push({ status: 200, body: { entry: site.log[0], head: 'f'.repeat(64), problems } });
  const { out } = await run('promote', 'mf-search@1.1.0', '--to', 'production');
  expect(out.replaceAll('\n', ' ')).toContain(`The site cannot serve all of it: ${problems[0]}`);
});

it('waits when the site asks to, and continues', async () => {
  site.answers.push({ status: 429, body: { code: 'too_many_requests', detail: 'Slower, please.' } });
  const { code } = await run('part', 'retire', 'mf-search');
  expect([code, lastAct().act]).toEqual([0, 'part-retired']);
});

it.each([
  [1, { status: 403, body: { code: 'not_your_part', detail: 'mf-search belongs to the squad search.' } }],
  [3, { status: 503, body: { code: 'database_away', detail: 'The registry’s database does not answer.' } }],
  [1, { status: 507, body: { code: 'storage_full', detail: 'The storage is full.' } }],
])('exits with %i when the site answers so', async (exitCode, answer) => {
  site.answers.push(answer);
  const { code, err } = await run('part', 'retire', 'mf-search');
  expect([code, err]).toEqual([exitCode, `${answer.body.detail}\n`]);
});

it('exits with 3 when nothing answers', async () => {
  const { code, err } = await runAgainst('http://127.0.0.1:1', 'status');
  expect([code, err]).toEqual([3, expect.stringContaining('Is the site running?')]);
});

it('exits with 3 when another server answers, for example the api', async () => {
  site.answers.push({
    status: 404,
    body: { code: 'not_found', detail: 'There is nothing at this address.' },
  });
  const { code, err } = await run('part', 'retire', 'mf-search');
  expect([code, err]).toEqual([3, expect.stringContaining('has no registry')]);
});
