import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { startPostgres } from '@campavia/tooling/postgres';

/** A PostgreSQL server in a temporary folder. */
export interface ScratchServer {
  /** URL of a database that stays empty. */
  url: string;
  /** Restarts it with its data. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Starts a separate server. */
export async function startScratchServer(): Promise<ScratchServer> {
  const home = await mkdtemp(path.join(tmpdir(), 'campavia-registry-'));
  await chmod(home, 0o755);
  let postgres = await startPostgres({ home, isThrowaway: true });
  return {
    url: postgres.url,
    async start() {
      postgres = await startPostgres({ home, isThrowaway: true });
    },
    stop: () => postgres.stop(),
    async remove() {
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database; returns its URL and how to drop it. */
export async function createDatabase(serverUrl: string, name: string) {
  await administer(serverUrl, `create database ${name}`);
  const drop = () => administer(serverUrl, `drop database if exists ${name} with (force)`);
  return { url: serverUrl.replace(DATABASE, `$1${name}`), drop };
}

const DATABASE = /^(postgres(?:ql)?:\/\/[^/]*\/)([^?]*)/;

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
