/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { storeRelease } from '../test/signed-release';
import { createRemoteServers } from './remote-servers';
import { RestrictedProcess } from './restricted-process';
import { readWorkerCode } from './worker-code';

const COUNTING = `let requested = 0; exports.handle = async () => ({ status: 200, data: { requested: ++requested } });`;

describe('server parts of releases', () => {
  let fixture: SiteFixture;
  let release: Release;

  beforeAll(async () => {
    fixture = await createSiteFixture();
    const files = { 'remote.js': '//', 'server.cjs': COUNTING };
    release = storeRelease(fixture.settings.releasesFolder, { ...aSearch('1.0.0'), files });
  });

  afterAll(() => fixture.remove());

  const start = () =>
    createRemoteServers({
      ...fixture.settings,
      documentDeadlineMs: 5000,
      code: readWorkerCode(fixture.workerFolder),
    });
  const request = { addressId: 'home', path: '/' } as DocumentRequest;

  it('run once per release, and start again when they are needed', async () => {
    const servers = start();
    await servers.warmUp(release);
    expect((await servers.request(release, request)).answer.data).toEqual({ requested: 1 });
    expect((await servers.request(release, request)).answer.data).toEqual({ requested: 2 });
    servers.keepOnly(new Set(['mf-search@1.0.0']));
    expect((await servers.request(release, request)).answer.data).toEqual({ requested: 3 });
    servers.keepOnly(new Set());
    expect((await servers.request(release, request)).answer.data).toEqual({ requested: 1 });
    await servers.stop();
  });

  it('answer pending requests before they are stopped', async () => {
    const servers = start();
    await servers.warmUp(release);
    const answer = servers.request(release, request);
    servers.keepOnly(new Set());
    expect((await answer).answer.data).toEqual({ requested: 1 });
    await servers.stop();
  });

  it('are limited by the settings, however many requests come at once', async () => {
    const stopped = jest.spyOn(RestrictedProcess.prototype, 'stop');
    const servers = start();
    await servers.warmUp(release);
    let answering = 0;
    while (answering < fixture.settings.documentProcesses) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => servers.request(release, request)));
      answering += answers.filter(({ answer }) => answer.data?.requested === 1).length;
    }
    await servers.stop();
    expect(new Set(stopped.mock.contexts).size).toBe(fixture.settings.documentProcesses);
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

  it('run only the exact bytes that were released', async () => {
    writeFileSync(join(fixture.settings.releasesFolder, 'mf-search/1.0.0/server.cjs'), `${COUNTING} `);
    const servers = start();
    await expect(servers.request(release, request)).rejects.toThrow('is not the file that was released');
    await servers.stop();
  });
});
