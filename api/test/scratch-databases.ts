import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { plainDate } from '@campavia/domain';
import { startPostgres } from '@campavia/tooling/postgres';

import { loadCampers } from '../demo/seeds/campers/load-campers';
import { loadListingDetails } from '../demo/seeds/listings/load-listing-details';
import { loadReviewPictures } from '../demo/seeds/listings/reviews/load-review-pictures';
import { loadDemoUsers } from '../demo/seeds/load-demo-users';
import { loadPlaces } from '../demo/seeds/load-places';
import { createPool } from '../src/database/connect';
import { migrate } from '../src/database/migrate';
import type { GazetteerRow } from '../demo/seeds/places/gazetteer-row';

/** The time of all tests: the clock starts here, and the demo campers are generated for this day. */
export const TEST_NOW_MS = Date.UTC(2027, 2, 15, 8);
export const TEST_TODAY = plainDate('2027-03-15');

/** A server of its own with one filled database that others are copied from. */
export interface ScratchServer {
  /** Address of the filled database; never connect to it while copies are made. */
  templateUrl: string;
  stop(): Promise<void>;
}

/** Places of three countries, and the larger ones of a fourth: enough for every currency and kind of place. */
export function isInTests({ country, placeType, population }: GazetteerRow): boolean {
  // Population of an area includes all its towns, so every parent of a large town stays.
  if (country === 'US') return placeType === 'COUNTRY' || population >= 200_000;
  return ['FR', 'CH', 'GB'].includes(country);
}

export interface ScratchOptions {
  /** The set of places. */
  isWanted?: typeof isInTests;
  /** No fsync, except for benchmarks and proofs, which run with production settings. */
  isThrowaway?: boolean;
}

/** Starts a server in a temporary folder and fills a database with places and campers in them. */
export async function startScratchServer(
  campers: number,
  { isWanted = isInTests, isThrowaway = false }: ScratchOptions = {},
): Promise<ScratchServer> {
  const server = await startEmptyServer({ isThrowaway });
  const templateUrl = withDatabase(server.url, `campavia_template_${process.pid}`);
  await createDatabase(templateUrl);
  await fill(templateUrl, campers, isWanted);
  const stop = async () => {
    await dropDatabase(templateUrl);
    await server.stop();
  };
  return { templateUrl, stop };
}

/** Starts a server in a temporary folder, with an empty database. */
export async function startEmptyServer({ isThrowaway }: Required<Pick<ScratchOptions, 'isThrowaway'>>) {
  const home = await makeHome({ isThrowaway });
  await chmod(home, 0o755);
  const postgres = await startPostgres({ home, isThrowaway });
  const stop = async () => {
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** A folder in memory where there is room: a copy of a database is a thousand files, seven times slower on a disk. */
async function makeHome({ isThrowaway }: Pick<ScratchOptions, 'isThrowaway'>): Promise<string> {
  const folder = isThrowaway && (await freeBytesOf(IN_MEMORY)) >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  await removeAbandoned(folder);
  return mkdtemp(path.join(folder, `campavia-api-${process.pid}-`));
}

/** 0 where there is no such folder. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize;
}

const OF_PROCESS = /^campavia-api-(\d+)-/;

/** Removes the folders of runs that were killed before they could. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = OF_PROCESS.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A copy of a filled database, with a function that drops it. */
export async function copyDatabase(templateUrl: string, name: string) {
  const url = withDatabase(templateUrl, name);
  await createDatabase(url, databaseOf(templateUrl));
  return { url, drop: () => dropDatabase(url) };
}

async function fill(url: string, campers: number, isWanted: typeof isInTests): Promise<void> {
  await migrate(url);
  const pool = createPool(url, { max: 1 });
  await loadPlaces(pool, isWanted);
  await loadCampers(pool, campers, TEST_TODAY);
  await loadDemoUsers(pool, TEST_TODAY);
  await loadListingDetails(pool, TEST_TODAY);
  await loadReviewPictures(pool);
  await pool.query('vacuum (analyze)');
  await pool.end();
}

async function createDatabase(url: string, template = 'template0'): Promise<void> {
  await administer(url, `drop database if exists ${databaseOf(url)} with (force)`);
  // Copies the files: the other strategy writes each page to the log, which takes three times as long.
  await administer(url, `create database ${databaseOf(url)} template ${template} strategy file_copy`);
}

async function dropDatabase(url: string): Promise<void> {
  await administer(url, `drop database if exists ${databaseOf(url)} with (force)`);
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const DATABASE = /^(postgres(?:ql)?:\/\/[^/]*\/)([^?]*)/;

function withDatabase(url: string, name: string): string {
  return url.replace(DATABASE, `$1${name}`);
}

function databaseOf(url: string): string {
  return DATABASE.exec(url)?.[2] ?? '';
}
