import path from 'node:path';

import { fill, createScene, NOW_MS, PLATFORM, type Scene } from '../../test/open-registry';
import type { FailureReport, Registry } from './registry';
import type { ChangeRequest } from './change-request';

let context: Scene;
let registry: Registry;

beforeEach(async () => {
  context = await createScene();
  registry = await context.open();
  await fill(registry);
});

afterEach(() => context.close());

const PROMOTE: ChangeRequest = {
  act: 'promoted',
  body: { channel: 'production', releases: { 'mf-search': '2.0.0' } },
};

let pages = 0;

beforeEach(() => (pages = 0));

function report(visitor: string, network?: string, over: Partial<FailureReport> = {}): FailureReport {
  const page = `page ${(pages += 1)}`;
  const publication = {
    part: 'mf-search',
    version: '2.0.0',
    page,
    visitor,
    composition: 'c1',
    phase: 'load',
  };
  return { ...publication, ...(network ? { network } : {}), ...over };
}

/** A check that begins now with this result. */
const broken = () => ({ isBroken: true, result: 'remote.js throws', startedAtSeq: registry.state().seq });
const SEARCH_2 = { part: 'mf-search', version: '2.0.0' };

function isQuarantined(): boolean {
  return 'mf-search@2.0.0' in registry.state().quarantined;
}

/** The answers to reports in sequence: whether the release is to be checked now. */
async function submit(...reports: FailureReport[]): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const each of reports) answers.push(await registry.reportFailure(each));
  return answers;
}

it('requests a check once three visitors have reported a release, and does not quarantine it without one', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  const answers = await submit(report('ada', '10.1.1'), report('bob', '10.1.2'), report('cem', '10.1.3'));
  expect(answers).toEqual([false, false, true]);
  expect(isQuarantined()).toBe(false);
});

it('quarantines a release that fails the check, and logs that', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  await registry.recordCheck(SEARCH_2, broken());
  await registry.recordCheck(SEARCH_2, broken());
  expect(isQuarantined()).toBe(true);
  const [last] = await registry.readEntries({ after: registry.state().seq - 1, limit: 1 });
  expect(last).toMatchObject({ who: 'site', act: 'quarantined', body: { reason: 'remote.js throws' } });
});

it('quarantines no release that passes the check, and shows who reported it', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  await submit(
    report('ada', '10.1.1'),
    report('bob', '10.1.2', { phase: 'render' }),
    report('cem', '10.1.3'),
  );
  await registry.recordCheck(SEARCH_2, { ...broken(), isBroken: false, result: 'in order' });
  expect(isQuarantined()).toBe(false);
  const at = new Date(NOW_MS).toISOString();
  const check = { at, result: 'in order' };
  expect(await registry.listReportedReleases()).toEqual([
    { ...SEARCH_2, visitors: 3, phases: ['load', 'render'], at, check },
  ]);
});

it('requests a check of one server, and of the next one not within a minute', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  const other = await context.open({ stateFile: path.join(context.folder, 'other.json') });
  const visitors = ['ada', 'bob', 'cem', 'dan', 'eve', 'fay'];
  const answers = await Promise.all(
    visitors.map((visitor, index) => (index % 2 ? other : registry).reportFailure(report(visitor))),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  context.clock.nowMs += 61_000;
  expect(await submit(report('gil'), report('hal'))).toEqual([true, false]);
});

it('counts one visitor once, however often and from wherever', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  for (let nth = 0; nth < 1000; nth += 1) await registry.reportFailure(report('ada', `10.1.${nth}`));
  context.clock.nowMs += 120_000;
  expect(await submit(report('ada', '10.9.9'))).toEqual([false]);
});

it('counts a page once, independent of the sender', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  const page = { page: 'the same' };
  const visitors = ['ada', 'bob', 'cem', 'dan'];
  expect(await submit(...visitors.map((visitor) => report(visitor, undefined, page)))).not.toContain(true);
  expect(await submit(report('eve'), report('fay'))).toEqual([false, true]);
});

it('counts one network once', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  const answers = await submit(...['ada', 'bob', 'cem', 'dan'].map((visitor) => report(visitor, '10.1.1')));
  expect(answers).not.toContain(true);
});

it('stores one report per network and minute, for any number of visitors', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  for (let nth = 0; nth < 50; nth += 1) await registry.reportFailure(report(`visitor ${nth}`, '10.1.1'));
  const count = async (table: string) => (await context.query(`select * from registry.${table}`)).rowCount;
  expect([await count('reported_page'), await count('failure_report')]).toEqual([1, 1]);
  context.clock.nowMs += 61_000;
  await registry.reportFailure(report('ada', '10.1.1'));
  expect([await count('reported_page'), await count('failure_report')]).toEqual([2, 2]);
});

it('counts only reports of the last ten minutes', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  for (const visitor of ['ada', 'bob', 'cem']) {
    expect(await submit(report(visitor))).toEqual([false]);
    context.clock.nowMs += 6 * 60_000;
  }
});

it('neither checks nor quarantines a release without a replacement', async () => {
  const version = { version: '1.0.0' };
  const visitors = ['ada', 'bob', 'cem'];
  expect(await submit(...visitors.map((visitor) => report(visitor, undefined, version)))).not.toContain(true);
  await registry.recordCheck({ ...SEARCH_2, ...version }, broken());
  expect(registry.state().quarantined).toEqual({});
});

it('counts for a canary as well', async () => {
  const body = { channel: 'production', part: 'mf-search', version: '2.0.0', percent: 5 };
  await registry.applyChange(PLATFORM, { act: 'canary-set', body });
  expect(await submit(report('ada'), report('bob'), report('cem'))).toEqual([false, false, true]);
});

it('counts from zero after a quarantine is lifted', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  await submit(report('ada'), report('bob'), report('cem'));
  await registry.recordCheck(SEARCH_2, broken());
  await registry.applyChange(PLATFORM, { act: 'released-from-quarantine', body: SEARCH_2 });
  expect(await registry.listReportedReleases()).toEqual([]);
  expect(await submit(report('ada'), report('dan'), report('eve'))).toEqual([false, false, true]);
});

it('does not quarantine again if a quarantine was lifted during the check, on any server', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  const other = await context.open({ stateFile: path.join(context.folder, 'other.json') });
  const begunBefore = { ...broken(), startedAtSeq: other.state().seq };
  await registry.recordCheck(SEARCH_2, broken());
  expect(isQuarantined()).toBe(true);
  await registry.applyChange(PLATFORM, { act: 'released-from-quarantine', body: SEARCH_2 });
  await submit(report('ada'), report('bob'), report('cem'));
  await other.recordCheck(SEARCH_2, begunBefore);
  await registry.recordCheck(SEARCH_2, begunBefore);
  expect(isQuarantined()).toBe(false);
  expect((await registry.listReportedReleases())[0]?.check).not.toHaveProperty('result');
  await registry.recordCheck(SEARCH_2, broken());
  expect(isQuarantined()).toBe(true);
});

it('ignores a result if the quarantine was lifted before it is written', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  await registry.recordCheck(SEARCH_2, broken());
  const other = await context.open({ stateFile: path.join(context.folder, 'other.json') });
  const lift: ChangeRequest = { act: 'released-from-quarantine', body: SEARCH_2 };
  const checked = broken();
  await Promise.all([registry.applyChange(PLATFORM, lift), other.recordCheck(SEARCH_2, checked)]);
  await registry.recordCheck(SEARCH_2, checked);
  expect(isQuarantined()).toBe(false);
});

it('stores reports for a day, without names of visitors', async () => {
  await registry.applyChange(PLATFORM, PROMOTE);
  await registry.reportFailure(report('ada', '10.1.1'));
  const { rows } = await context.query('select * from registry.failure_report');
  expect(JSON.stringify(rows)).not.toMatch(/ada|10\.1\.1/);
  context.clock.nowMs = NOW_MS + 25 * 3_600_000;
  await registry.reportFailure(report('bob'));
  expect((await context.query('select * from registry.failure_report')).rowCount).toBe(1);
});
