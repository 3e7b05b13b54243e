/** @jest-environment node */
import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { scratchHome, type ScratchHome } from '../test/scratch-site';
import { storeRelease } from '../test/signed-release';
import { createRemoteServers } from './remote-servers';

const request = { addressId: 'home', path: '/' } as DocumentRequest;

function handling(body: string): string {
  return `const { parentPort } = require('node:worker_threads'); exports.handle = async () => { ${body} };`;
}

describe('a server part that misbehaves', () => {
  let home: ScratchHome;
  let servers: ReturnType<typeof createRemoteServers>;

  beforeAll(async () => {
    home = await scratchHome();
  });

  beforeEach(() => {
    servers = createRemoteServers({ ...home.settings, deadlineMs: 2000, workerFile: home.workerFile });
  });

  afterEach(() => servers.stop());
  afterAll(() => home.remove());

  function store(version: string, server: string): Release {
    const files = { 'remote.js': '//', 'server.cjs': server };
    return storeRelease(home.settings.releasesFolder, { ...aSearch(version), files });
  }

  it.each<[string, string, string]>([
    ['says what nobody asked', 'parentPort.postMessage(null); parentPort.postMessage(7);', 'answered'],
    ['answers what is no document', 'return { status: 200, head: {} };', 'no document'],
    ['answers what cannot be written', 'const a = {}; a.a = a; return a;', 'circular'],
    ['answers a function', 'return () => 1;', 'answered nothing'],
    ['ends', 'process.exit(1);', 'ended by itself'],
    ['throws later', 'setTimeout(() => { throw new Error("late"); }); return new Promise(() => {});', 'late'],
  ])('fails by itself when it %s', async (what, body, failure) => {
    const release = store(`1.0.${what.length}`, handling(body));
    await expect(servers.ask(release, request)).rejects.toThrow(failure);
  });

  it.each([
    ['ends', 'process.exit(0);', 'ended while it was loading'],
    ['throws', 'throw new Error("broken");', 'broken'],
  ])('costs nobody a deadline when it %s while it loads', async (what, server, failure) => {
    const release = store(`2.0.${what.length}`, server);
    await expect(servers.ask(release, request)).rejects.toThrow(failure);
    await expect(servers.ask(release, request)).rejects.toThrow('left alone');
  });

  it('costs one visitor a deadline when it never has loaded', async () => {
    const release = store('3.0.0', 'for (;;);');
    const hasty = createRemoteServers({ ...home.settings, deadlineMs: 50, workerFile: home.workerFile });
    await expect(hasty.ask(release, request)).rejects.toThrow('within 50 ms');
    await expect(hasty.ask(release, request)).rejects.toThrow('still loading');
    await hasty.stop();
  });

  it('learns no password of the site', async () => {
    process.env.SITE_SECRET = 'for this test alone';
    const answer = 'return { status: 200, data: { names: Object.keys(process.env) } };';
    const { data } = await servers.ask(store('4.0.0', handling(answer)), request);
    delete process.env.SITE_SECRET;
    expect(data).toEqual({ names: ['NODE_ENV'] });
  });

  it('is one of a dozen at most that run for mixes alone', async () => {
    const counting =
      'let asked = 0; exports.handle = async () => ({ status: 200, data: { asked: ++asked } });';
    const releases = Array.from({ length: 14 }, (_, patch) => store(`5.0.${patch}`, counting));
    const [ofChannel, first] = releases as [Release, Release];
    await servers.warmUp(ofChannel);
    for (const release of releases) await servers.ask(release, request);
    expect((await servers.ask(ofChannel, request)).data).toEqual({ asked: 2 });
    expect((await servers.ask(first, request)).data).toEqual({ asked: 1 });
  });
});
