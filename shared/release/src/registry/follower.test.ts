import path from 'node:path';

import { fill, createScene, PLATFORM, type Scene } from '../../test/open-registry';
import { startScratchServer, type ScratchServer } from '../../test/scratch-server';
import { createCredentials } from './credentials';
import type { Registry } from './registry';
import type { RegistryState } from '../log/registry-state';
import type { ChangeRequest } from './change-request';

const PROMOTE: ChangeRequest = {
  act: 'promoted',
  body: { channel: 'production', releases: { shell: '2.0.0' } },
};

let server: ScratchServer;
let context: Scene;

beforeAll(async () => {
  // These tests stop the database: it must be their own.
  delete process.env.DATABASE_URL;
  server = await startScratchServer();
});

beforeEach(async () => {
  context = await createScene(server.url);
});

afterEach(() => context.close());
afterAll(() => server.remove());

/** The first state that matches, now or later. */
function stateWhere(registry: Registry, isWanted: (state: RegistryState) => boolean): Promise<RegistryState> {
  return new Promise((resolve) => {
    const stop = registry.onChange((state) => {
      if (!isWanted(state)) return;
      stop();
      resolve(state);
    });
    if (isWanted(registry.state())) resolve(registry.state());
  });
}

async function untilUnavailable(registry: Registry): Promise<void> {
  await expect(registry.applyChange(PLATFORM, PROMOTE)).rejects.toMatchObject({
    status: 503,
    code: 'database_away',
  });
  expect(registry.isConnected()).toBe(false);
}

it('follows entries of other servers', async () => {
  const [writer, reader] = [
    await context.open(),
    await context.open({ stateFile: path.join(context.folder, 'r.json') }),
  ];
  await fill(writer);
  const { head } = writer.state();
  expect((await stateWhere(reader, (state) => state.head === head)).channels).toEqual(
    writer.state().channels,
  );
});

it('learns of new keys, at the latest when they are used', async () => {
  const registry = await context.open();
  const { keyId, token } = await createCredentials(context.url, {
    label: 'search',
    squad: 'search',
    isPlatform: false,
  });
  await registry.authenticate(token);
  expect(registry.trustedKeys().get(keyId)).toMatchObject({ squad: 'search', isRevoked: false });
});

it('continues when the database closes all connections', async () => {
  const registry = await context.open();
  await fill(registry);
  for (let nth = 0; nth < 3; nth += 1) {
    const writing = registry.applyChange(PLATFORM, PROMOTE).catch((error: unknown) => error);
    await context.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'campavia registry'",
    );
    await writing;
  }
  const { head } = await registry.applyChange(PLATFORM, PROMOTE);
  expect(registry.state().head).toBe(head);
});

describe('when the database was emptied, or is another one', () => {
  const dropAll = () => context.query('drop schema registry cascade');

  it('starts from the last good state, read-only', async () => {
    const first = await context.open();
    await fill(first);
    await first.close();
    await dropAll();
    const second = await context.open();
    expect(second.state()).toEqual(first.state());
    expect(second.isConnected()).toBe(false);
    await expect(second.applyChange(PLATFORM, PROMOTE)).rejects.toMatchObject({
      status: 503,
      code: 'log_broken',
      message: expect.stringContaining('remove registry/state.json'),
    });
    expect((await context.query('select * from registry.log')).rows).toEqual([]);
  });

  it('reports that to callers', async () => {
    const registry = await context.open();
    await fill(registry);
    const before = registry.state();
    await dropAll();
    await expect(registry.authenticate('anything')).rejects.toMatchObject({ status: 503 });
    await untilUnavailable(registry);
    expect(registry.state()).toEqual(before);
  });
});

describe('while the database is unavailable', () => {
  it('continues from memory, refuses writes, and follows again when it is back', async () => {
    const registry = await context.open();
    await fill(registry);
    const before = registry.state();
    await server.stop();
    await untilUnavailable(registry);
    expect(registry.state()).toEqual(before);
    expect(await registry.readEntries({ after: 11, limit: 5 })).toHaveLength(2);
    expect((await registry.checkCompatibility('production', { shell: '2.0.0' })).compositions).toBe(1);
    await expect(registry.authenticate('anything')).rejects.toMatchObject({ code: 'database_away' });

    await server.start();
    await registry.applyChange(PLATFORM, PROMOTE);
    expect(registry.isConnected()).toBe(true);
    expect(registry.state().channels.production?.releases.shell).toBe('2.0.0');
  });

  it('accepts writes again by itself', async () => {
    const [writer, reader] = [
      await context.open(),
      await context.open({ stateFile: path.join(context.folder, 'r.json') }),
    ];
    await fill(writer);
    await server.stop();
    await untilUnavailable(reader);
    await server.start();
    await writer.applyChange(PLATFORM, PROMOTE);
    const state = await stateWhere(reader, ({ channels }) => channels.production?.releases.shell === '2.0.0');
    expect(state.head).toBe(writer.state().head);
    expect(reader.isConnected()).toBe(true);
  });

  it('starts from the last good state and its keys, and follows when the database is available', async () => {
    const first = await context.open();
    await fill(first);
    const { keyId } = await createCredentials(context.url, {
      label: 'ci',
      squad: 'search',
      isPlatform: false,
    });
    await first.applyChange(PLATFORM, PROMOTE);
    await first.close();
    await server.stop();

    const second = await context.open();
    expect(second.state()).toEqual(first.state());
    expect(second.trustedKeys().get(keyId)?.squad).toBe('search');
    expect(second.isConnected()).toBe(false);
    await untilUnavailable(second);

    await server.start();
    const back: ChangeRequest = { act: 'rolled-back', body: { channel: 'production' } };
    await second.applyChange(PLATFORM, back);
    expect(second.state().channels.production?.releases.shell).toBe('1.0.0');
  });

  it('starts empty without a saved state', async () => {
    await server.stop();
    const registry = await context.open();
    expect(registry.state().seq).toBe(0);
    expect(registry.isConnected()).toBe(false);
    await server.start();
  });
});
