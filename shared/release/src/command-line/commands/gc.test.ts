import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { momentMs } from '@campavia/domain';

import { FakeSite } from '../test/fake-site';
import { giveKey, newHome, runIn } from '../test/run-against';

let site: FakeSite;
let home: string;

const gc = (...args: string[]) => {
  const now = () => momentMs('2028-03-15T08:00:00Z');
  return runIn({ home, now, env: { CAMPAVIA_SITE: site.url } }, 'gc', ...args);
};
const isThere = (version: string) => existsSync(join(home, 'releases/mf-search', version, 'release.json'));

beforeEach(async () => {
  site = await FakeSite.start();
  home = await newHome();
  await giveKey(home);
  for (const version of ['1.0.0', '1.1.0', '1.2.0-pr.31']) {
    site.publish('mf-search', version);
    const folder = join(home, 'releases/mf-search', version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), '{}');
  }
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

it('keeps the files if the log refuses the entry', async () => {
  site.answers.push({ status: 403, body: { code: 'platform_only', detail: 'For the platform.' } });
  expect((await gc()).code).toBe(1);
  expect(isThere('1.2.0-pr.31')).toBe(true);
});
