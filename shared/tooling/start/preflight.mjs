import { connect } from 'node:net';

import { readEngine } from '../postgres/cluster.mjs';
import { databaseAddress, describeDatabase } from '../postgres/external.mjs';
import { Refusal } from '../postgres/refusal.mjs';
import { requireFreePort } from './ports.mjs';
import { endGroup } from './processes.mjs';

/** Checks everything that would otherwise fail after minutes of work. */
export async function checkSurroundings({ settings, lock, print }) {
  for (const leftover of lock.leftovers) {
    if (await endGroup(leftover)) print(`Ended a leftover process of an earlier run: ${leftover.name}`);
  }
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.apiPort, 'API_PORT');
  if (settings.pspPort) await requireFreePort(settings.pspPort, 'PSP_PORT');
  if (process.env.DATABASE_URL) await requireListener(process.env.DATABASE_URL);
  else await readEngine(settings.home);
}

// The database's driver is not installed yet on a fresh clone; a socket connection shows whether a server listens.
async function requireListener(url) {
  const { host, port } = databaseAddress(url);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const problem = await tryConnect(target);
  if (problem) throw new Refusal(`DATABASE_URL: ${describeDatabase(url)} cannot be reached (${problem}).`);
}

function tryConnect(target) {
  return new Promise((settle) => {
    const socket = connect({ ...target, timeout: 5_000 });
    const end = (problem) => {
      socket.destroy();
      settle(problem);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('no answer within 5 s'));
    socket.once('error', (error) => end(error.code ?? error.message));
  });
}
