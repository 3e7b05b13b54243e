import { randomBytes } from 'node:crypto';
import { chownSync, copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { queryOnce } from '../postgres/connection.mjs';
import { commandAs } from '../postgres/runner.mjs';
import { SOCKET_PORT, socketFolder } from '../postgres/socket.mjs';

const CONFIGURATION = 'deploy/pgbouncer/pgbouncer.ini';

/**
 * Writes where the pooler listens and where it finds primary and replica, beside the configuration that containers
 * mount, and returns the program to start and the addresses that lead through it.
 *
 * @param {{ root: string, home: string, pgbouncer: import('./find-program.mjs').Program, links: { primary: string,
 * replica: string }, port: number }} place `links` are folders with the sockets of the servers of a role
 * @returns {{ program: object, addresses: { primary: string, replica: string } }}
 */
export function createPooler({ root, home, pgbouncer, links, port }) {
  const password = randomBytes(16).toString('hex');
  const addressOf = (name) => `postgres://campavia:${password}@127.0.0.1:${port}/${name}`;
  const addresses = { primary: addressOf('campavia'), replica: addressOf('campavia_replica') };
  const runner = ownerOf(links.primary);
  const folder = makeFolder(home, runner);
  copyFileSync(join(root, CONFIGURATION), join(folder, 'pgbouncer.ini'));
  writeFileSync(join(folder, 'users.txt'), `"campavia" "${password}"\n`);
  writeFileSync(join(folder, 'places.ini'), places({ links, port }));
  const { file, args, options } = commandAs(runner, pgbouncer.command, ['pgbouncer.ini']);
  const program = {
    name: 'pooler',
    command: file,
    args,
    options: { ...options, cwd: folder },
    env: { ...process.env, ...pgbouncer.env },
    health: `127.0.0.1:${port}`,
    isHealthy: () => answers(addresses),
  };
  return { program, addresses };
}

// The account of the servers: it refuses to run as root, and no other account reaches their sockets.
function ownerOf(socket) {
  const { uid, gid } = statSync(socket);
  if (uid === 0) return { kind: 'namespace', uid, gid };
  return { kind: uid === process.getuid() ? 'self' : 'account', uid, gid };
}

// Only that account may read the password.
function makeFolder(home, { uid, gid }) {
  const folder = `${socketFolder(home)}-pooler`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, uid, gid);
  return folder;
}

function places({ links, port }) {
  const database = (name, host) => `${name} = host=${host} port=${SOCKET_PORT} dbname=campavia`;
  return [
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    '',
    '[databases]',
    database('campavia', links.primary),
    database('campavia_replica', links.replica),
    '',
  ].join('\n');
}

async function answers(addresses) {
  const asked = Object.values(addresses).map((address) => queryOnce(address, 'select 1'));
  return Promise.all(asked).then(
    () => true,
    () => false,
  );
}
