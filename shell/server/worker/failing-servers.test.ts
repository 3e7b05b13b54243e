/** @jest-environment node */
import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { storeRelease } from '../test/signed-release';
import { createRemoteServers } from './remote-servers';
import { readWorkerCode } from './worker-code';

const request = { addressId: 'home', path: '/' } as DocumentRequest;

function handling(body: string): string {
  return `exports.handle = async () => { ${body} };`;
}

describe('a server part that misbehaves', () => {
  let fixture: SiteFixture;
  let servers: ReturnType<typeof createRemoteServers>;

  beforeAll(async () => {
    fixture = await createSiteFixture();
  });

  beforeEach(() => {
    servers = start(2000);
  });

  afterEach(() => servers.stop());
  afterAll(() => fixture.remove());

  function start(documentDeadlineMs: number) {
    return createRemoteServers({
      ...fixture.settings,
      documentDeadlineMs,
      code: readWorkerCode(fixture.workerFolder),
    });
  }

  function store(version: string, server: string): Release {
    const files = { 'remote.js': '//', 'server.cjs': server };
    return storeRelease(fixture.settings.releasesFolder, { ...aSearch(version), files });
  }

  it.each<[string, string, string]>([
    ['answers with an invalid document', 'return { status: 200, head: {} };', 'invalid document'],
    ['answers what cannot be written', 'const a = {}; a.a = a; return a;', 'circular'],
    ['answers a function', 'return () => 1;', 'answered nothing'],
    ['leaves a promise rejected', 'Promise.reject(new Error("lost")); return new Promise(() => {});', 'lost'],
    [
      'calls without end',
      'for (;;) await fetch("http://127.0.0.1:1/3/").catch(() => 0);',
      'calls that were refused',
    ],
    ['sets a thousand timers', 'for (let at = 0; at < 1001; at += 1) setTimeout(() => 0, 9000);', 'messages'],
    ['never ends', 'for (;;);', 'did not answer within'],
    ['throws later', 'setTimeout(() => { throw new Error("late"); }); return new Promise(() => {});', 'late'],
  ])('affects only itself when it %s', async (what, body, failure) => {
    const release = store(`1.0.${what.length}`, handling(body));
    await expect(servers.request(release, request)).rejects.toThrow(failure);
  });

  it.each([
    ['needs a module of Node', 'require("node:fs");', 'no module node:fs'],
    ['needs another file', 'exports.handle = () => import("./other.js");', 'one file'],
    ['is no program', 'exports.handle = ', 'Unexpected'],
    ['exports nothing', '', 'exports no handle()'],
    ['throws', 'throw new Error("broken");', 'broken'],
  ])('delays no request when it %s while it loads', async (what, server, failure) => {
    const release = store(`2.0.${what.length}`, server);
    await expect(servers.request(release, request)).rejects.toThrow(failure);
    await expect(servers.request(release, request)).rejects.toThrow('paused after a failure');
  });

  it('delays one request when it has never loaded', async () => {
    const release = store('3.0.0', 'for (;;);');
    const shortDeadline = start(50);
    await expect(shortDeadline.request(release, request)).rejects.toThrow('within 50 ms');
    await expect(shortDeadline.request(release, request)).rejects.toThrow('still loading');
    await shortDeadline.stop();
  });

  it('answers again when the pause after an endless document is over', async () => {
    const program = `exports.handle = async ({ path }) => { while (path === '/x'); return { status: 200 }; };`;
    const release = store('3.1.0', program);
    const shortDeadline = start(400);
    await shortDeadline.warmUp(release);
    await expect(shortDeadline.request(release, { ...request, path: '/x' })).rejects.toThrow(
      'did not answer within',
    );
    await expect(shortDeadline.request(release, request)).rejects.toThrow('paused after a failure');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    await shortDeadline.warmUp(release);
    await expect(shortDeadline.request(release, request)).resolves.toEqual({ answer: { status: 200 } });
    now.mockRestore();
    await shortDeadline.stop();
  });

  it('runs no code between two documents, whatever timers it sets', async () => {
    const spinning = store(
      '4.0.0',
      `let turns = 0;
       const spin = () => { turns += 1; setTimeout(spin, 0); };
       spin();
       setInterval(() => (turns += 1), 0);
       exports.handle = async () => ({ status: 200, data: { turns } });`,
    );
    const other = store('4.0.1', handling('return { status: 200 };'));
    const turns = async () => Number((await servers.request(spinning, request)).answer.data?.turns);
    const before = await turns();
    for (let count = 0; count < 500; count += 1) await servers.request(other, request);
    expect((await turns()) - before).toBeLessThan(20);
  });

  it('waits for its timers as long as its document is awaited', async () => {
    const program = `const early = new Promise((wake) => setTimeout(wake, 1));
      exports.handle = async () => {
        await early;
        for (let count = 0; count < 20; count += 1) await new Promise((wake) => setTimeout(wake, 1));
        return { status: 200 };
      };`;
    expect(await servers.request(store('4.1.0', program), request)).toEqual({ answer: { status: 200 } });
  });

  it('is one of at most six that run for mixes alone', async () => {
    const counting =
      'let requested = 0; exports.handle = async () => ({ status: 200, data: { requested: ++requested } });';
    const releases = Array.from({ length: 8 }, (_, patch) => store(`5.0.${patch}`, counting));
    const [ofChannel, first] = releases as [Release, Release];
    await servers.warmUp(ofChannel);
    for (const release of releases) await servers.request(release, request);
    expect((await servers.request(ofChannel, request)).answer.data).toEqual({ requested: 2 });
    expect((await servers.request(first, request)).answer.data).toEqual({ requested: 1 });
  });
});
