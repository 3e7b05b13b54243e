import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { findFreePort } from '../start/ports.mjs';
import { siteHealth } from '../start/release.mjs';

/**
 * Starts a second server of the test site whose configured address is https, with the releases and data of the first.
 *
 * @param {{ root: string, address: string }} options
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} the address for the edge
 * @throws when it does not start
 */
export async function startSecureSite({ root, address }) {
  const { CAMPAVIA_API_URL, CAMPAVIA_URL } = process.env;
  const port = await findFreePort();
  const server = spawn(process.execPath, [join(root, 'shell/dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      API_URL: CAMPAVIA_API_URL,
      PSP_URL: CAMPAVIA_URL,
      CAMPAVIA_SITE_URL: address,
      TRUSTED_PROXIES: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  while (server.exitCode === null) {
    if (await isUp(port)) return { url: `http://127.0.0.1:${port}`, stop };
    await delay(50);
  }
  throw new Error(`The site of ${address} ended with code ${server.exitCode}`);
}

function isUp(port) {
  return fetch(siteHealth(port)).then(
    ({ ok }) => ok,
    () => false,
  );
}
