import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';

import type { ObservedRead } from './check-evidence';
import { startScript } from './processes';

const CLIENTS = 4;

/** Starts a reader process; returns its port and how to stop it. */
export async function startReader(databaseUrl: string, folder: string) {
  let onPort: (port: number) => void = () => undefined;
  const port = new Promise<number>((resolve) => (onPort = resolve));
  const args = [databaseUrl, path.join(folder, 'reader.json')];
  const running = startScript('reader.ts', args, (line) => onPort(Number(line)));
  const failed = running.ended.then(() => Promise.reject(new Error(`The reader ended: ${running.errors()}`)));
  failed.catch(() => undefined);
  return {
    port: await Promise.race([port, failed]),
    async stop() {
      running.process.kill('SIGKILL');
      await running.ended;
    },
  };
}

/** Reads with several clients, at least `reads` times and until all writers are done. */
export async function readOn(port: number, reads: number, isDone: () => boolean): Promise<ObservedRead[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const sightings: ObservedRead[] = [];
  async function readAs(client: number): Promise<void> {
    while (sightings.length < reads || !isDone()) {
      const shown = JSON.parse(await fetchText(agent, port)) as Omit<ObservedRead, 'client'>;
      sightings.push({ client, ...shown });
      if (sightings.length >= reads) await pause(5);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => readAs(client)));
  agent.destroy();
  return sightings;
}

function fetchText(agent: Agent, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path: '/' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}
