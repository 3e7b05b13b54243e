import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Selection {
  channel: string;
  parts: Record<string, string>;
}

/** A second server of the same site over a copy of its releases, in which other releases can be tried. */
export interface CopiedSite {
  url: string;
  releases: string;
  /** The releases of the composition, by part. */
  parts: Record<string, string>;
  /** Takes another release of a part into the composition. */
  choose(part: string, version: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a copy of the site that the journeys are run on. */
export async function startCopiedSite(): Promise<CopiedSite> {
  const home = await mkdtemp(join(tmpdir(), 'campavia-copied-'));
  const releases = join(home, 'releases');
  await cp(join(process.env.CAMPAVIA_HOME ?? '.campavia', 'releases'), releases, { recursive: true });
  const file = join(releases, 'composition.json');
  const { channel, parts } = JSON.parse(await readFile(file, 'utf8')) as Selection;
  const port = await freePort();
  const server = serve({ PORT: String(port), CAMPAVIA_HOME: home });
  const url = `http://localhost:${port}`;
  await untilItAnswers(url, server);

  return {
    url,
    releases,
    parts,
    async choose(part, version) {
      await writeFile(file, JSON.stringify({ channel, parts: { ...parts, [part]: version } }));
    },
    async stop() {
      const ended = new Promise((settle) => server.once('exit', settle));
      server.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

function serve(more: Record<string, string>): ChildProcess {
  const program = resolve(import.meta.dirname, '../../shell/dist/server/main.js');
  const env = { ...process.env, API_URL: process.env.CAMPAVIA_API_URL, ...more };
  return spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isUp = await fetch(`${url}/ping/front`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error(`The copied site ended with code ${server.exitCode}`);
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => settle(port));
    });
  });
}
