import { execFile } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import { edgeProgram } from '@campavia/tooling/edge';
import { findNginx } from '@campavia/tooling/find-program';
import { findFreePort } from '@campavia/tooling/ports';
import { endGroup, launch } from '@campavia/tooling/processes';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SLOW_MS = 400;
const START_MS = 10_000;

export interface Pair {
  certificate: string;
  key: string;
}

/** nginx with the configuration of `deploy/edge`, in front of sites that only say how they were called. */
export interface Edge {
  ports: { http: number; internal: number; https: number };
  /** Replaces the files of the certificate, as a renewal does. */
  install(pair: Pair): void;
  /** Puts the answer to a challenge where ACME clients put it. */
  challenge(token: string, answer: string): void;
  /** What `nginx -t` or `nginx -s reload` writes. @throws Error if nginx refuses */
  test(): Promise<string>;
  reload(): Promise<string>;
  /** Stops and starts nginx, as nobody should. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startEdge(pair: Pair): Promise<Edge> {
  const home = mkdtempSync(path.join(tmpdir(), 'campavia-edge-'));
  const folder = path.join(home, 'certificate');
  mkdirSync(folder);
  install(folder, pair);
  const sites = await Promise.all([startSite(), startSite()]);
  const [http, internal, api, https] = await Promise.all(Array.from({ length: 4 }, () => findFreePort()));
  const numbers = sites.map((site) => (site.address() as AddressInfo).port);
  const program = edgeProgram({
    root: ROOT,
    home,
    nginx: findNginx(path.join(ROOT, '.campavia')),
    env: process.env,
    ports: { edge: http, internal, api, sites: numbers, apis: numbers },
    tls: { port: https, folder },
  });
  const log = path.join(home, 'edge.log');
  const start = () => startProgram(program, log);
  let running = await start();
  const ask = async (...args: string[]) => {
    const { stderr } = await promisify(execFile)(program.command, [...program.args.slice(0, -2), ...args]);
    return stderr;
  };
  return {
    ports: { http, internal, https },
    install: (other) => install(folder, other),
    challenge: (token, answer) => writeChallenge(program.args[1] ?? '', token, answer),
    test: () => ask('-t'),
    reload: () => ask('-s', 'reload'),
    async restart() {
      await endGroup(running);
      running = await start();
    },
    async stop() {
      await endGroup(running);
      for (const site of sites) {
        site.closeAllConnections();
        site.close();
      }
      rmSync(home, { recursive: true });
      rmSync(program.args[1] ?? home, { recursive: true, force: true });
    },
  };
}

type Program = ReturnType<typeof edgeProgram>;

async function startProgram({ command, args, health }: Program, log: string) {
  const output = openSync(log, 'a');
  const { identity } = launch(command, args, { env: process.env, stdio: ['ignore', output, output] });
  closeSync(output);
  const deadline = Date.now() + START_MS;
  while (!(await fetch(health).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`nginx does not answer:\n${readFileSync(log, 'utf8')}`);
    await delay(50);
  }
  return identity;
}

function install(folder: string, { certificate, key }: Pair): void {
  for (const [name, text] of [
    ['fullchain.pem', certificate],
    ['privkey.pem', key],
  ] as const) {
    writeFileSync(path.join(folder, `${name}.new`), text);
    renameSync(path.join(folder, `${name}.new`), path.join(folder, name));
  }
}

function writeChallenge(prefix: string, token: string, answer: string): void {
  const folder = path.join(prefix, 'challenges/.well-known/acme-challenge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, token), answer);
}

function startSite(): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Answers how it was called; `/slow` takes a while. */
async function answer({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url === '/slow') await delay(SLOW_MS);
  response.end(JSON.stringify({ proto: headers['x-forwarded-proto'], host: headers.host }));
}
