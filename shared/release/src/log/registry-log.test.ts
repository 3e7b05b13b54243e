import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { momentMs } from '@campavia/domain';

import { fill, createScene, PLATFORM, type Scene } from '../../test/open-registry';
import { hashEntry } from './entry-hash';
import { GENESIS } from './log-entry';
import { migrateRegistry } from '../registry/migrate-registry';
import type { ChangeRequest } from '../registry/change-request';

let context: Scene;

beforeEach(async () => {
  context = await createScene();
});

afterEach(() => context.close());

function promote(version: string): ChangeRequest {
  return { act: 'promoted', body: { channel: 'production', releases: { shell: version } } };
}

it('stores in every entry the hash of the previous one', async () => {
  const registry = await context.open();
  await fill(registry);
  const entries = await registry.readEntries({ after: 0, limit: 100 });
  expect(entries).toHaveLength(13);
  entries.forEach((entry, index) => {
    expect(entry.seq).toBe(index + 1);
    expect(entry.prevHash).toBe(entries[index - 1]?.hash ?? GENESIS);
    expect(entry.hash).toBe(hashEntry(entry));
  });
  expect(await registry.readEntries({ after: 11, limit: 1 })).toEqual([entries[11]]);
});

it.each([
  ['changed', "update registry.log set who = 'nobody'"],
  ['removed', 'delete from registry.log where seq = 13'],
  ['emptied', 'truncate registry.log'],
])('cannot be %s, even by hand', async (_, statement) => {
  await fill(await context.open());
  await expect(context.query(statement)).rejects.toThrow('the log of the registry only grows');
});

it.each([
  ['with a gap', 15, 13],
  ['on an older act', 14, 12],
])('accepts no row %s, even by hand', async (_, seq, previous) => {
  await fill(await context.open());
  const insertion = context.query(
    `insert into registry.log select $1::bigint, at, who, act, body, hash, repeat('a', 64)
     from registry.log where seq = $2`,
    [seq, previous],
  );
  await expect(insertion).rejects.toThrow(/does not follow/);
});

it('lets one of two writers on one head win', async () => {
  const [one, other] = [
    await context.open(),
    await context.open({ stateFile: path.join(context.folder, 'other.json') }),
  ];
  await fill(one);
  const { head } = one.state();
  const answers = await Promise.allSettled(
    ['2.0.0', '3.0.0'].flatMap((version) => [
      one.applyChange(PLATFORM, promote(version), { head }),
      other.applyChange(PLATFORM, promote(version), { head }),
    ]),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 409, code: 'head_moved' });
  }
  expect(await one.readEntries({ after: 13, limit: 9 })).toHaveLength(1);
});

it('serialises writers without a head', async () => {
  const [one, other] = [
    await context.open(),
    await context.open({ stateFile: path.join(context.folder, 'other.json') }),
  ];
  await fill(one);
  const candidates = Array.from({ length: 20 }, (_, index) => promote(index % 2 ? '2.0.0' : '3.0.0'));
  await Promise.all(
    candidates.map((request, index) => (index % 3 ? one : other).applyChange(PLATFORM, request)),
  );
  expect(await one.readEntries({ after: 13, limit: 50 })).toHaveLength(20);
});

it('uses the database’s time, whatever the clock of a server', async () => {
  const registry = await context.open({ now: undefined });
  await fill(registry);
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2040, 0, 1));
  const releases = { 'mf-search': '2.0.0' };
  const body = { name: 'try', channel: 'production', releases, hours: 2 };
  const { entry } = await registry.applyChange(PLATFORM, { act: 'mix-made', body });
  jest.restoreAllMocks();
  if (entry?.act !== 'mix-made') throw new Error('No mix was made');
  expect(momentMs(entry.body.expiresAt) - momentMs(entry.at)).toBe(2 * 3_600_000);
  expect(momentMs(entry.at)).toBeLessThan(Date.UTC(2040, 0, 1));
});

describe('a row that was tampered with', () => {
  async function tamper(): Promise<void> {
    await context.query(
      `alter table registry.log disable trigger user;
       update registry.log set body = '{"part": "mf-evil", "squad": "evil"}' where seq = 1;
       alter table registry.log enable trigger user`,
    );
  }

  it('prevents a server from starting', async () => {
    const first = await context.open();
    await fill(first);
    await tamper();
    const stateFile = path.join(context.folder, 'nothing.json');
    await expect(context.open({ stateFile })).rejects.toThrow('Entry 1 is not what was written');
  });

  it('leaves a running server with the last good state, read-only', async () => {
    const first = await context.open();
    await fill(first);
    await first.close();
    await tamper();
    const second = await context.open();
    expect(second.state()).toEqual(first.state());
    expect(second.isConnected()).toBe(false);
    const write = second.applyChange(PLATFORM, promote('2.0.0'));
    await expect(write).rejects.toMatchObject({ status: 503, code: 'log_broken' });
  });
});

it('refuses writes to a database that was emptied while running', async () => {
  const registry = await context.open();
  await fill(registry);
  await context.query('drop schema registry cascade');
  await migrateRegistry(context.url);
  const write = registry.applyChange(PLATFORM, promote('2.0.0'));
  await expect(write).rejects.toMatchObject({ status: 503, code: 'log_broken' });
  expect(registry.state().channels.production?.releases.shell).toBe('1.0.0');
});

it('is not replaced by a damaged state file', async () => {
  await writeFile(path.join(context.folder, 'state.json'), 'abc\n{"state": {}}');
  const registry = await context.open();
  expect(registry.state().seq).toBe(0);
  expect(context.lines.join()).toContain('damaged');
});

it('refuses tables of a newer version, and of an edited migration', async () => {
  await migrateRegistry(context.url);
  await context.query("insert into registry.migration (name, checksum) values ('0099-future', 'x')");
  await expect(context.open()).rejects.toThrow('0099-future, which is unknown here');
});
