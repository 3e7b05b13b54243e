import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import { Refusal } from '../postgres/refusal.mjs';
import { socketFolder, socketUrl } from '../postgres/socket.mjs';
import { findFreePort } from '../start/ports.mjs';

const NOW = '2027-03-15T08:00:00Z';
const OF_OTHERS = [
  'ADDRESS_SEARCH_URL',
  'ADDRESS_SEARCH_KEY',
  'DATABASE_URL',
  'REGISTRY_DATABASE_URL',
  'RELEASE_STORAGE',
  'SITE_SECRET',
  'CAMPAVIA_CHANNEL',
  'CHANNEL_HOSTS',
  'TRUSTED_PROXIES',
  'CAMPAVIA_SITE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'COMPANY_ADDRESS',
  'SUPPORT_EMAIL',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'SINGLE_SIGN_ON_ISSUER',
  'SINGLE_SIGN_ON_CLIENT_ID',
  'SINGLE_SIGN_ON_CLIENT_SECRET',
  'ROUTING',
  'ERROR_REPORTING_DSN',
  'CHAT_ASSISTANT_ID',
  'SISTER_LISTINGS_URL',
  'SISTER_LISTINGS_KEY',
  'SISTER_LISTINGS_NAME',
  'BACK_OFFICE_URL',
  'TRUSTED_SHOP_ID',
  'PAYMENTS',
  'CARD_VAULT_ORIGINS',
  'PSP_URL',
  'PSP_SECRET',
  'PSP_WEBHOOK_URL',
  'PSP_PACE',
];
const DATA_SOURCES = ['api/demo', 'api/migrations'];

/**
 * Starts the site as `npm start` does, with its own data folder and ports and a fixed clock, so that a run does not use
 * or change a developer's data. It ends with this process.
 *
 * @returns environment variables that tell journeys its address
 */
export async function startTestSite({ root, showStatus, lifetime }) {
  const home = freshHome(root);
  const port = await findFreePort();
  const apiPort = await findFreePort();
  const env = {
    ...process.env,
    CAMPAVIA_ENV: 'test',
    CAMPAVIA_HOME: home,
    PORT: String(port),
    API_PORT: String(apiPort),
    PSP_PORT: String(await findFreePort()),
    CAMPAVIA_NOW: NOW,
    CAMPAVIA_DATA: 'throwaway',
    // Journeys serve calendars of other sites from this machine.
    CALENDAR_TEST_HOSTS: '127.0.0.1',
    // The server's rendering must not depend on the load of the machine.
    RENDER_DEADLINE_MS: '2000',
  };
  // Tests write data, so they do not use a site that was set up for another purpose.
  for (const name of OF_OTHERS) delete env[name];
  await removeReleases({ root, home, env });
  const child = spawn(process.execPath, ['shared/tooling/start/start.mjs'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((settle) => child.once('exit', settle));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  lifetime.add({ name: 'site', isSilent: true, stop, kill: () => child.kill('SIGKILL') });
  await waitUntilReady(child, showStatus);
  return {
    CAMPAVIA_ENV: 'test',
    CAMPAVIA_URL: `http://localhost:${port}`,
    CAMPAVIA_API_URL: `http://127.0.0.1:${apiPort}`,
    CAMPAVIA_HOME: home,
    CAMPAVIA_NOW: NOW,
    DATABASE_URL: socketUrl(socketFolder(home), 'campavia'),
  };
}

// Runs in a separate process, because this process would use the database of its environment instead of the folder's.
function removeReleases({ root, home, env }) {
  const program = join(root, 'shared/tooling/check/remove-releases.mjs');
  const child = spawn(process.execPath, [program, home], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((settle, reject) => {
    child.once('exit', (code) =>
      code === 0 ? settle() : reject(new Refusal(`The releases in ${home} cannot be forgotten (${code}).`)),
    );
  });
}

// One folder per state of the seeds: seeding takes a while, and data of older seeds would test the wrong thing.
function freshHome(root) {
  const folder = join(resolve(process.env.CAMPAVIA_HOME || join(root, '.campavia')), 'test');
  const name = fingerprint(root);
  const others = existsSync(folder) ? readdirSync(folder).filter((other) => other !== name) : [];
  for (const other of others) rmSync(join(folder, other), { recursive: true, force: true });
  return join(folder, name);
}

function fingerprint(root) {
  const hash = createHash('sha256').update(NOW);
  for (const folder of DATA_SOURCES) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

async function waitUntilReady(child, showStatus) {
  const errors = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    showStatus(line.replace(/^\s*[\d.]+ s\s+/, ''));
    if (line.includes('Campavia is ready')) return;
  }
  throw new Refusal(`The site did not start:\n${errors.join('\n')}`);
}
