/** @jest-environment node */
import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { scratchHome, type ScratchHome } from '../test/scratch-site';
import { storeRelease } from '../test/signed-release';
import { createRemoteServers } from './remote-servers';
import { readWorkerCode } from './worker-code';

const request = { addressId: 'home', path: '/' } as DocumentRequest;

function handling(body: string): string {
  return `exports.handle = async () => { ${body} };`;
}

describe('a server part that misbehaves', () => {
  let home: ScratchHome;
  let servers: ReturnType<typeof createRemoteServers>;

  beforeAll(async () => {
    home = await scratchHome();
  });

  beforeEach(() => {
    servers = start(2000);
  });

  afterEach(() => servers.stop());
  afterAll(() => home.remove());

  function start(documentDeadlineMs: number) {
    return createRemoteServers({
      ...home.settings,
      documentDeadlineMs,
      code: readWorkerCode(home.workerFolder),
    });
  }

  function store(version: string, server: string): Release {
    const files = { 'remote.js': '//', 'server.cjs': server };
    return storeRelease(home.settings.releasesFolder, { ...aSearch(version), files });
  }

  it.each<[string, string, string]>([
    ['answers what is no document', 'return { status: 200, head: {} };', 'no document'],
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
  ])('fails by itself when it %s', async (what, body, failure) => {
    const release = store(`1.0.${what.length}`, handling(body));
    await expect(servers.ask(release, request)).rejects.toThrow(failure);
  });

  it.each([
    ['needs a module of Node', 'require("node:fs");', 'no module node:fs'],
    ['needs another file', 'exports.handle = () => import("./other.js");', 'one file'],
    ['is no program', 'exports.handle = ', 'Unexpected'],
    ['exports nothing', '', 'exports no handle()'],
    ['throws', 'throw new Error("broken");', 'broken'],
  ])('costs nobody a deadline when it %s while it loads', async (what, server, failure) => {
    const release = store(`2.0.${what.length}`, server);
    await expect(servers.ask(release, request)).rejects.toThrow(failure);
    await expect(servers.ask(release, request)).rejects.toThrow('left alone');
  });

  it('costs one visitor a deadline when it never has loaded', async () => {
    const release = store('3.0.0', 'for (;;);');
    const hasty = start(50);
    await expect(hasty.ask(release, request)).rejects.toThrow('within 50 ms');
    await expect(hasty.ask(release, request)).rejects.toThrow('still loading');
    await hasty.stop();
  });

  it('answers again when the pause after an endless document is over', async () => {
    const program = `exports.handle = async ({ path }) => { while (path === '/x'); return { status: 200 }; };`;
    const release = store('3.1.0', program);
    const hasty = start(400);
    await hasty.warmUp(release);
    await expect(hasty.ask(release, { ...request, path: '/x' })).rejects.toThrow('did not answer within');
    await expect(hasty.ask(release, request)).rejects.toThrow('left alone');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    await hasty.warmUp(release);
    await expect(hasty.ask(release, request)).resolves.toEqual({ status: 200 });
    now.mockRestore();
    await hasty.stop();
  });

  it('has no turn between two documents, whatever timers it sets', async () => {
    const spinning = store(
      '4.0.0',
      `let turns = 0;
       const spin = () => { turns += 1; setTimeout(spin, 0); };
       spin();
       setInterval(() => (turns += 1), 0);
       exports.handle = async () => ({ status: 200, data: { turns } });`,
    );
    const other = store('4.0.1', handling('return { status: 200 };'));
    const turns = async () => Number((await servers.ask(spinning, request)).data?.turns);
    const before = await turns();
    for (let count = 0; count < 500; count += 1) await servers.ask(other, request);
    expect((await turns()) - before).toBeLessThan(20);
  });

  it('waits for its timers as long as somebody waits for its document', async () => {
    const program = `const early = new Promise((wake) => setTimeout(wake, 1));
      exports.handle = async () => {
        await early;
        for (let count = 0; count < 20; count += 1) await new Promise((wake) => setTimeout(wake, 1));
        return { status: 200 };
      };`;
    expect(await servers.ask(store('4.1.0', program), request)).toEqual({ status: 200 });
  });

  it('is one of half a dozen at most that run for mixes alone', async () => {
    const counting =
      'let requested = 0; exports.handle = async () => ({ status: 200, data: { requested: ++requested } });';
    const releases = Array.from({ length: 8 }, (_, patch) => store(`5.0.${patch}`, counting));
    const [ofChannel, first] = releases as [Release, Release];
    await servers.warmUp(ofChannel);
    for (const release of releases) await servers.ask(release, request);
    expect((await servers.ask(ofChannel, request)).data).toEqual({ requested: 2 });
    expect((await servers.ask(first, request)).data).toEqual({ requested: 1 });
  });
});
