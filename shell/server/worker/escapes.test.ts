/** @jest-environment node */
import { chmodSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { DocumentRequest } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { storeRelease } from '../test/signed-release';
import { createApiCalls } from './api-calls';
import { createRemoteServers } from './remote-servers';
import { RestrictedProcess } from './restricted-process';
import { permissionFlag, restrictionsHere, type Restrictions } from './restrictions';
import { readWorkerCode } from './worker-code';

type Results = Record<string, string>;

/** Runs attempts, each the body of an async function, and returns the outcome of each by name. */
function attempting(attempts: Record<string, string>): string {
  const entries = Object.entries(attempts).map(
    ([name, body]) => `${JSON.stringify(name)}: async () => { ${body} }`,
  );
  return `const attempts = { ${entries.join(',\n')} };
    async function tryAll() {
      const results = {};
      for (const [name, attempt] of Object.entries(attempts)) {
        try { results[name] = 'got ' + String(await attempt()); } catch (error) { results[name] = 'refused'; }
      }
      return results;
    }`;
}

/** What the code of a release tries from inside its context. */
const FROM_THE_CONTEXT: Record<string, string> = {
  environment: 'return process.env.SITE_SECRET;',
  'a module': 'return require("node:fs");',
  'Function of a global': 'return fetch.constructor("return process")().pid;',
  'Function of the context': 'return this.constructor.constructor("return process")().pid;',
  'Function of a timer': 'return setTimeout.constructor("return process")().pid;',
  'Function of a promise':
    'return fetch("x").catch((e) => e.constructor.constructor("return process")().pid);',
  'Function of a bad address':
    'try { new URL("//") } catch (e) { return e.constructor.constructor("return process")().pid; }',
  'frames of the process': `Error.prepareStackTrace = (_, sites) => sites;
    const sites = new Error().stack; if (typeof sites === 'string') throw sites;
    return sites.map((site) => site.getThis() ?? site.getFunction());`,
  'another Error with frames': `globalThis.Error = { prepareStackTrace: (_, sites) => sites };
    try { null.x } catch (e) { if (typeof e.stack === 'string') throw e; return e.stack; }`,
  'frames of a caller': 'return arguments.callee.caller.caller;',
  'frames of an error of a kind of its own': `class Own extends Error { static prepareStackTrace(_, sites) { return sites; } }
    const { stack } = new Own(); if (typeof stack === 'string') throw stack; return stack;`,
  'the caller of a built-in that was replaced': `const { parse } = JSON; let caller;
    JSON.parse = function (text) { caller = arguments.callee.caller; return parse(text); };
    try { new URL('http://a.test/'); } finally { JSON.parse = parse; }
    if (!caller) throw new Error('no caller'); return caller;`,
  'Function of an asynchronous function': 'return (async () => 0).constructor("return process")();',
  'Function of the request': 'return asked.constructor.constructor("return process")().pid;',
  'a realm of its own': 'return new ShadowRealm().evaluate("1");',
  'a binding': 'return process.binding("tcp_wrap");',
  'a built-in module': 'return process.getBuiltinModule("fs");',
  eval: 'return eval("1");',
  WebAssembly: 'return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));',
  'a worker': 'return new Worker("data:,1");',
  'a timer that nobody keeps':
    'return Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1).value;',
  'an error of a full stack': `let foreign;
    const dive = () => {
      try { dive(); } catch (e) {
        if (!(e instanceof Error)) foreign = e;
        try { new URL('http://a.test/?x=1'); } catch (e) { if (!(e instanceof Error)) foreign = e; }
        if (foreign) throw foreign;
      }
    };
    dive();
    return foreign.constructor.constructor('return process')().pid;`,
  'a call of a megabyte': 'return (await fetch(api + "/3/places/?" + "x".repeat(1e6))).text();',
  'an end of the parent': 'return process.kill(process.ppid);',
  'another server': 'return (await fetch(other)).text();',
  'a writing call': 'return (await fetch(api + "/3/bookings/", { method: "POST" })).text();',
  'a place of the api that is not for visitors': 'return (await fetch(api + "/metrics")).text();',
  'the api by a detour': 'return (await fetch(api + "/3/../metrics")).text();',
};

/** What a program could try after escaping its context: these run in the process itself. */
const FROM_THE_PROCESS: Record<string, string> = {
  'a secret': 'return require("fs").readFileSync(secret, "utf8");',
  'a folder': 'return require("fs").readdirSync("/");',
  'a file of its own': 'return require("fs").writeFileSync("/tmp/escaped", "1");',
  'the folder of all temporary files, by a promise':
    'return require("fs/promises").mkdtemp("/tmp/escaped-");',
  'a file by a report': 'return require("fs").statSync(process.report.writeReport("/tmp/escaped.json"));',
  'a file by a snapshot of the heap': 'return require("v8").writeHeapSnapshot("/tmp/escaped.heapsnapshot");',
  'a program in its place': 'process.execve("/bin/true", ["true"]); throw new Error("still here");',
  'a system interface':
    'return new (require("wasi").WASI)({ version: "preview1", preopens: { "/": "/" } }).start({});',
  'a cluster':
    'return new Promise((resolve, reject) => require("cluster").fork().on("online", resolve).on("error", reject));',
  'the environment of the site': 'return require("fs").readFileSync("/proc/" + process.ppid + "/environ");',
  'a process':
    'const { status } = require("child_process").spawnSync("/bin/true"); if (status !== 0) throw status;',
  'a worker': `return new Promise((resolve, reject) =>
    new (require('worker_threads').Worker)('', { eval: true }).on('online', resolve).on('error', reject));`,
  'an addon': 'return process.dlopen({ exports: {} }, "/tmp/addon.node");',
  'a binding': 'return process.binding("tcp_wrap");',
  'an inspector': 'return require("inspector").open(0);',
  'a connection': `return new Promise((resolve, reject) =>
    require('net').connect(port, '127.0.0.1').on('connect', resolve).on('error', reject));`,
  'a socket of the machine': `return new Promise((resolve, reject) =>
    require('net').connect({ path: socketPath }).on('connect', resolve).on('error', reject));`,
  'an encrypted connection': `return new Promise((resolve, reject) =>
    require('tls').connect(port, '127.0.0.1').on('connect', resolve).on('error', reject));`,
  'a server of its own': `return new Promise((resolve, reject) =>
    require('net').createServer().listen(0, resolve).on('error', reject));`,
  'a name': 'return require("dns").promises.resolve4("localhost");',
  'a datagram': `return new Promise((resolve, reject) => {
    const socket = require('dgram').createSocket('udp4').on('error', reject);
    socket.send('x', port, '127.0.0.1', (error) => (error ? reject(error) : resolve()));
  });`,
  http: `return new Promise((resolve, reject) =>
    require('http').get('http://127.0.0.1:' + port, resolve).on('error', reject));`,
  fetch: 'return (await fetch("http://127.0.0.1:" + port)).text();',
};

/** A process that runs its own code instead of our program, and then follows the protocol. */
function rogue(program: string): string {
  return `${program}
    const send = (kind, id, text = '') => {
      const message = Buffer.from(kind + ' ' + id + '\\n' + text);
      const head = Buffer.alloc(4);
      head.writeUInt32BE(message.length);
      process.stdout.write(Buffer.concat([head, message]));
    };
    let asked = 0;
    process.stdin.on('data', (bytes) => {
      if (bytes.includes('load 0')) send('ready', 0);
      else onAsk(bytes.includes('request ') ? (asked += 1) : asked);
    });
    process.stdin.on('end', () => process.exit(0));
    send('started', 0);`;
}

describe('the server part of a release', () => {
  let fixture: SiteFixture;
  let site: Server;
  /** Listens where PostgreSQL often does: on a file, which no network namespace hides. */
  let onMachine: Server;
  let socketPath: string;
  let port: number;
  let restrictions: Restrictions;
  let received: string[];

  beforeAll(async () => {
    fixture = await createSiteFixture();
    restrictions = await restrictionsHere();
    const respond: RequestListener = ({ url = '' }, response) => {
      received.push(url);
      response.end('secret');
    };
    site = createServer(respond);
    onMachine = createServer(respond);
    socketPath = join(fixture.settings.home, 'site.sock');
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => onMachine.listen(socketPath, resolve));
    // The user of this process has the right to open the file: a refusal is not due to file permissions.
    chmodSync(fixture.settings.home, 0o755);
    chmodSync(socketPath, 0o777);
    ({ port } = site.address() as AddressInfo);
  });

  beforeEach(() => (received = []));

  afterAll(async () => {
    site.close();
    onMachine.close();
    await fixture.remove();
  });

  function start(program: string, over: Partial<Restrictions> = {}) {
    const ended: string[] = [];
    const running = new RestrictedProcess({
      restrictions: { ...restrictions, ...over },
      code: { ...readWorkerCode(fixture.workerFolder), process: program },
      calls: createApiCalls(fixture.settings.apiUrl),
      bundle: '',
      folder: '/releases/mf-search/1.0.0',
      file: 'server.cjs',
      onEnd: ({ message }) => void ended.push(message),
    });
    return { running, ended };
  }

  it('reaches from its context only the api, and reads only what visitors can read', async () => {
    process.env.SITE_SECRET = 'only for this test';
    const api = `http://127.0.0.1:${port}`;
    const settings = { ...fixture.settings, apiUrl: api, documentDeadlineMs: 5000 };
    const servers = createRemoteServers({ ...settings, code: readWorkerCode(fixture.workerFolder) });
    const program = `${attempting(FROM_THE_CONTEXT)}
      const api = ${JSON.stringify(api)}; const other = 'http://127.0.0.1:1/3/';
      let asked;
      exports.handle = async function (request) {
        asked = request;
        const results = await tryAll();
        results.globals = Object.getOwnPropertyNames(globalThis).filter((name) => /^(process|require|module|Buffer|global)$/.test(name)).join();
        results.places = await (await fetch(api + '/3/places/?q=1', { headers: { 'x-forwarded-for': '1.2.3.4' } })).text();
        return { status: 200, data: results };
      };`;
    const release = storeRelease(fixture.settings.releasesFolder, {
      ...aSearch('1.0.0'),
      files: { 'remote.js': '//', 'server.cjs': program },
    });
    const { answer } = await servers.request(release, { addressId: 'home' } as DocumentRequest);
    delete process.env.SITE_SECRET;
    await servers.stop();
    const { globals, places, ...results } = answer.data as Results;
    expect(results).toEqual(
      Object.fromEntries(Object.keys(FROM_THE_CONTEXT).map((name) => [name, 'refused'])),
    );
    expect([globals, places, received]).toEqual(['', 'secret', ['/3/places/?q=1']]);
  });

  const AS_HERE = {};
  const WITHOUT_RIGHTS = { command: [], network: false, user: false };

  it.each<[string, Partial<Restrictions>]>([
    ['as strict as this machine allows', AS_HERE],
    ['in a container, without unshare', WITHOUT_RIGHTS],
  ])('does not reach the surrounding process either, %s', async (_, over) => {
    const applied = { ...restrictions, ...over };
    const secret = JSON.stringify(`${fixture.settings.home}/document-process.cjs`);
    const { running } = start(
      rogue(`${attempting(FROM_THE_PROCESS)} const secret = ${secret}; const port = ${port};
        const socketPath = ${JSON.stringify(socketPath)};
        const onAsk = async (id) => {
          const results = await tryAll();
          try { process.kill(process.ppid, 0); results.parent = 'got'; } catch { results.parent = 'refused'; }
          send('answer', id, JSON.stringify({ results, env: Object.keys(process.env) }));
        };`),
      applied,
    );
    await running.loaded;
    const { text } = await running.request('{}');
    const { results, env } = JSON.parse(text) as { results: Results; env: string[] };
    running.stop();
    const closed = applied.network || applied.descriptors;
    const needNetwork = [
      ...['a connection', 'an encrypted connection', 'a socket of the machine', 'a server of its own'],
      ...['a name', 'a datagram', 'http', 'fetch'],
    ];
    const { parent, ...rest } = results;
    const expected = Object.keys(FROM_THE_PROCESS).map((name) => [name, 'refused'] as const);
    const known = expected.filter(([name]) => closed || !needNetwork.includes(name));
    expect(rest).toMatchObject(Object.fromEntries(known));
    if (applied.user) expect(parent).toBe('refused');
    expect(env.filter((name) => name !== 'PATH')).toEqual([]);
    expect(received).toEqual(closed ? [] : expect.anything());
  });

  it.each<[string, string, string]>([
    ['a message of no kind', 'send("stop", 0)', 'an unknown message'],
    ['an answer to no request', 'send("answer", 77, "{}")', 'an unknown request'],
    ['an answer twice', 'send("answer", id, "{}"); send("answer", id, "{}")', 'an unknown request'],
    ['noise', 'process.stdout.write("\\0\\0\\0\\2xx")', 'an invalid message'],
    [
      'a message without end',
      'process.stdout.write("\\x7f\\xff\\xff\\xff" + "x".repeat(9e6))',
      'is the maximum',
    ],
    ['calls without end', 'for (let at = 1; ; at += 1) send("call", 1, "{}")', 'an unknown message'],
    [
      'endless different calls',
      'for (let at = 1; at < 5000; at += 1) send("call", at, "{}")',
      'calls that were refused',
    ],
    [
      'cancelled calls that were never made',
      'for (let at = 1; at < 5000; at += 1) send("cancel", at)',
      'calls that were refused',
    ],
  ])('is ended after the first forged message: %s', async (_, body, why) => {
    const { running, ended } = start(rogue(`const onAsk = (id) => { ${body}; };`));
    await running.loaded;
    await running.request('{}').catch(() => undefined);
    while (ended.length === 0) await new Promise((wake) => setImmediate(wake));
    expect(ended).toEqual([expect.stringContaining(why)]);
    await expect(running.request('{}')).rejects.toThrow(why);
  });

  it.each([
    ['objects', 'for (;;) kept.push(new Array(1e4).fill({}))'],
    ['bytes', 'for (;;) kept.push(new Uint8Array(5e7).fill(1))'],
  ])('that keeps %s without end is ended, while the site runs on', async (kind, body) => {
    if (kind === 'bytes' && !restrictions.descriptors) return;
    const nodeOptions = restrictions.nodeOptions.map((option) => option.replace(/size=\d+/, 'size=24'));
    const { running } = start(rogue(`const kept = []; const onAsk = () => { ${body}; };`), { nodeOptions });
    await running.loaded;
    await expect(running.request('{}')).rejects.toThrow('ended by itself');
  });
});

test.each([
  ['v20.19.0', '--experimental-permission'],
  ['v22.12.0', '--experimental-permission'],
  ['v22.13.0', '--permission'],
  ['v23.4.0', '--experimental-permission'],
  ['v24.1.0', '--permission'],
])('Node %s has its permission model under %s', (version, flag) => {
  expect(permissionFlag(version)).toBe(flag);
});
