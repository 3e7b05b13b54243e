import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { momentMs } from '@campavia/domain';

import type { CommandEnvironment } from '../environment';
import { FakeSite } from '../test/fake-site';
import { giveKey, newHome, runIn } from '../test/run-against';

let site: FakeSite;
let home: string;

const gc = (...args: string[]) => gcWith({}, ...args);
function gcWith(more: Partial<CommandEnvironment>, ...args: string[]) {
  const now = () => momentMs('2028-03-15T08:00:00Z');
  return runIn({ home, now, env: { CAMPAVIA_SITE: site.url }, ...more }, 'gc', ...args);
}
const isThere = (version: string) => existsSync(join(home, 'releases/mf-search', version, 'release.json'));

function addRelease(version: string): void {
  site.publish('mf-search', version);
  const folder = join(home, 'releases/mf-search', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), '{}');
}

beforeEach(async () => {
  site = await FakeSite.start();
  home = await newHome();
  await giveKey(home);
  for (const version of ['1.0.0', '1.1.0', '1.2.0-pr.31']) addRelease(version);
  for (const version of ['1.0.0', '1.1.0']) {
    site.write('promoted', { channel: 'production', releases: { 'mf-search': version } });
  }
});
afterEach(() => site.stop());

it('removes releases that no channel ever had, after quarantining them in the log', async () => {
  const { code, out } = await gc();
  expect([code, out]).toEqual([
    0,
    `PART       VERSION      SIZE
mf-search  1.2.0-pr.31  412 kB
1 release removed, 412 kB.
`,
  ]);
  expect(['1.0.0', '1.1.0', '1.2.0-pr.31'].map(isThere)).toEqual([true, true, false]);
  expect(Object.keys(site.state.quarantined)).toEqual(['mf-search@1.2.0-pr.31']);
});

it('deletes nothing the second time', async () => {
  await gc();
  expect((await gc()).out).toBe('0 releases removed, 0 B.\n');
});

it('removes nothing in a dry run', async () => {
  const { out } = await gc('--dry-run', '--json');
  expect(JSON.parse(out)).toMatchObject({ bytes: 412_000, releases: [{ version: '1.2.0-pr.31' }] });
  expect([isThere('1.2.0-pr.31'), site.state.quarantined]).toEqual([true, {}]);
});

describe('a release that is promoted while gc runs', () => {
  it('keeps its files and is not quarantined', async () => {
    site.meanwhile = () =>
      void site.write('promoted', { channel: 'staging', releases: { 'mf-search': '1.2.0-pr.31' } });
    const { code, out } = await gc();
    expect([code, out]).toEqual([0, '0 releases removed, 0 B.\n']);
    expect([isThere('1.2.0-pr.31'), site.state.quarantined]).toEqual([true, {}]);
  });

  it('keeps its files if it was quarantined before', async () => {
    addRelease('1.2.0-pr.32');
    const release = { part: 'mf-search', version: '1.2.0-pr.32' };
    site.write('quarantined', { ...release, reason: 'throws' });
    const showProgress = () => {
      site.write('released-from-quarantine', release);
      site.write('promoted', { channel: 'staging', releases: { 'mf-search': '1.2.0-pr.32' } });
    };
    expect((await gcWith({ showProgress })).out).toContain('1 release removed');
    expect(['1.2.0-pr.31', '1.2.0-pr.32'].map(isThere)).toEqual([false, true]);
  });
});

it('removes the others when something else changes meanwhile', async () => {
  site.meanwhile = () => site.publish('mf-search', '1.3.0');
  expect((await gc()).out).toContain('1 release removed, 412 kB.');
  expect(isThere('1.2.0-pr.31')).toBe(false);
});

it('keeps the files if the log refuses the entry', async () => {
  site.answers.push({ status: 403, body: { code: 'platform_only', detail: 'For the platform.' } });
  expect((await gc()).code).toBe(1);
  expect(isThere('1.2.0-pr.31')).toBe(true);
});
