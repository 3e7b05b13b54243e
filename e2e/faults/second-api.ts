import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from './free-port';
import { endProcess } from './end-process';

const ROOT = resolve(import.meta.dirname, '../..');

export interface SecondApi {
  url: string;
  stop(): Promise<void>;
}

export async function startSecondApi(databaseUrl: string): Promise<SecondApi> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    CAMPAVIA_ENV: 'test',
    TRUSTED_PROXIES: 'loopback',
    ...process.env,
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    CAMPAVIA_DEMO: '',
  };
  const program = resolve(ROOT, 'api/dist/main.js');
  const server = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (server.exitCode === null) {
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop: () => endProcess(server) };
    await delay(50);
  }
  throw new Error(`The api ended with code ${server.exitCode}`);
}
