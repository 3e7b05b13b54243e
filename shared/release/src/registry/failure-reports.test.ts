import path from 'node:path';

import { fill, makeScene, NOW_MS, PLATFORM, type Scene } from '../../test/open-registry';
import type { FailureReport, Registry } from './registry';
import type { Wish } from './wishes';

let scene: Scene;
let registry: Registry;

beforeEach(async () => {
  scene = await makeScene();
  registry = await scene.open();
  await fill(registry);
});

afterEach(() => scene.close());

const PROMOTE: Wish = {
  act: 'promoted',
  body: { channel: 'production', releases: { 'mf-search': '2.0.0' } },
};

function report(visitor: string, network?: string, over: Partial<FailureReport> = {}): FailureReport {
  const told = { part: 'mf-search', version: '2.0.0', visitor, composition: 'c1', phase: 'load' };
  return { ...told, ...(network ? { network } : {}), ...over };
}

function isQuarantined(version = '2.0.0'): boolean {
  return `mf-search@${version}` in registry.state().quarantined;
}

it('quarantines a release that failed for three visitors, and says so in the log', async () => {
  await registry.perform(PLATFORM, PROMOTE);
  await registry.reportFailure(report('ada', '10.1.1'));
  await registry.reportFailure(report('bob', '10.1.2'));
  expect(isQuarantined()).toBe(false);
  await registry.reportFailure(report('cem', '10.1.3'));
  expect(isQuarantined()).toBe(true);
  const [last] = await registry.entries({ after: registry.state().seq - 1, limit: 1 });
  expect(last).toMatchObject({
    who: 'site',
    act: 'quarantined',
    body: { reason: expect.stringContaining('load') },
  });
});

it('counts reports of several servers together, and writes one act', async () => {
  await registry.perform(PLATFORM, PROMOTE);
  const other = await scene.open({ stateFile: path.join(scene.folder, 'other.json') });
  const { seq } = registry.state();
  const visitors = ['ada', 'bob', 'cem', 'dan', 'eve', 'fay'];
  await Promise.all(
    visitors.map((visitor, index) => (index % 2 ? other : registry).reportFailure(report(visitor))),
  );
  expect(await registry.entries({ after: seq, limit: 9 })).toHaveLength(1);
});

it('counts one visitor once, however often and from wherever', async () => {
  await registry.perform(PLATFORM, PROMOTE);
  for (let nth = 0; nth < 1000; nth += 1) await registry.reportFailure(report('ada', `10.1.${nth}`));
  scene.clock.nowMs += 120_000;
  await registry.reportFailure(report('ada', '10.9.9'));
  expect(isQuarantined()).toBe(false);
});

it('counts one network once', async () => {
  await registry.perform(PLATFORM, PROMOTE);
  for (const visitor of ['ada', 'bob', 'cem', 'dan']) await registry.reportFailure(report(visitor, '10.1.1'));
  expect(isQuarantined()).toBe(false);
});

it('counts only what was told within ten minutes', async () => {
  await registry.perform(PLATFORM, PROMOTE);
  for (const visitor of ['ada', 'bob', 'cem']) {
    await registry.reportFailure(report(visitor));
    scene.clock.nowMs += 6 * 60_000;
  }
  expect(isQuarantined()).toBe(false);
});

it('quarantines nothing that has no other release to give instead', async () => {
  for (const visitor of ['ada', 'bob', 'cem'])
    await registry.reportFailure(report(visitor, undefined, { version: '1.0.0' }));
  expect(isQuarantined('1.0.0')).toBe(false);
});

it('quarantines a canary', async () => {
  const body = { channel: 'production', part: 'mf-search', version: '2.0.0', percent: 5 };
  await registry.perform(PLATFORM, { act: 'canary-set', body });
  for (const visitor of ['ada', 'bob', 'cem']) await registry.reportFailure(report(visitor));
  expect(isQuarantined()).toBe(true);
});

it('counts from nothing after a quarantine is lifted', async () => {
  await registry.perform(PLATFORM, PROMOTE);
  for (const visitor of ['ada', 'bob', 'cem']) await registry.reportFailure(report(visitor));
  await registry.perform(PLATFORM, {
    act: 'released-from-quarantine',
    body: { part: 'mf-search', version: '2.0.0' },
  });
  for (const visitor of ['ada', 'dan']) await registry.reportFailure(report(visitor));
  expect(isQuarantined()).toBe(false);
  await registry.reportFailure(report('eve'));
  expect(isQuarantined()).toBe(true);
});

it('keeps reports for a day, and no visitor by name', async () => {
  await registry.perform(PLATFORM, PROMOTE);
  await registry.reportFailure(report('ada', '10.1.1'));
  const { rows } = await scene.query('select * from registry.failure_report');
  expect(JSON.stringify(rows)).not.toMatch(/ada|10\.1\.1/);
  scene.clock.nowMs = NOW_MS + 25 * 3_600_000;
  await registry.reportFailure(report('bob'));
  expect((await scene.query('select * from registry.failure_report')).rowCount).toBe(1);
});
