/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { scratchHome, type ScratchHome } from '../test/scratch-site';
import { storeRelease } from '../test/signed-release';
import { createRemoteServers } from './remote-servers';
import { RestrictedProcess } from './restricted-process';
import { readWorkerCode } from './worker-code';

const COUNTING = `let requested = 0; exports.handle = async () => ({ status: 200, data: { requested: ++requested } });`;

describe('server parts of releases', () => {
  let home: ScratchHome;
  let release: Release;

  beforeAll(async () => {
    home = await scratchHome();
    const files = { 'remote.js': '//', 'server.cjs': COUNTING };
    release = storeRelease(home.settings.releasesFolder, { ...aSearch('1.0.0'), files });
  });

  afterAll(() => home.remove());

  const start = () =>
    createRemoteServers({
      ...home.settings,
      documentDeadlineMs: 5000,
      code: readWorkerCode(home.workerFolder),
    });
  const request = { addressId: 'home', path: '/' } as DocumentRequest;

  it('run once per release, and again when they are needed anew', async () => {
    const servers = start();
    await servers.warmUp(release);
    expect((await servers.ask(release, request)).data).toEqual({ requested: 1 });
    expect((await servers.ask(release, request)).data).toEqual({ requested: 2 });
    servers.keepOnly(new Set(['mf-search@1.0.0']));
    expect((await servers.ask(release, request)).data).toEqual({ requested: 3 });
    servers.keepOnly(new Set());
    expect((await servers.ask(release, request)).data).toEqual({ requested: 1 });
    await servers.stop();
  });

  it('answer what they were asked before they are stopped', async () => {
    const servers = start();
    await servers.warmUp(release);
    const answer = servers.ask(release, request);
    servers.keepOnly(new Set());
    expect((await answer).data).toEqual({ requested: 1 });
    await servers.stop();
  });

  it('are no more than the settings say, however many ask at once', async () => {
    const stopped = jest.spyOn(RestrictedProcess.prototype, 'stop');
    const servers = start();
    await servers.warmUp(release);
    let answering = 0;
    while (answering < home.settings.documentProcesses) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => servers.ask(release, request)));
      answering += answers.filter(({ data }) => data?.requested === 1).length;
    }
    await servers.stop();
    expect(new Set(stopped.mock.contexts).size).toBe(home.settings.documentProcesses);
    stopped.mockRestore();
  });

  it('leave no process behind when they are stopped while they start', async () => {
    const stopped = jest.spyOn(RestrictedProcess.prototype, 'stop');
    const servers = start();
    const warmedUp = servers.warmUp(release);
    await servers.stop();
    await warmedUp;
    expect(stopped).toHaveBeenCalled();
    stopped.mockRestore();
  });

  it('never run other bytes than those that were released', async () => {
    writeFileSync(join(home.settings.releasesFolder, 'mf-search/1.0.0/server.cjs'), `${COUNTING} `);
    const servers = start();
    await expect(servers.ask(release, request)).rejects.toThrow('is not the file that was released');
    await servers.stop();
  });
});
