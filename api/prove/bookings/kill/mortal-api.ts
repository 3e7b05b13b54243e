import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { startProgram, type Bank, type Program } from '../start-program';

/** An api that dies and comes back at the same address. */
export interface MortalApi {
  url: string;
  /** Starts it so long after the start of the story. */
  live(afterMs: number): Promise<void>;
  /** Ends it as a power cut would. */
  die(): Promise<void>;
  bury(): Promise<void>;
}

/** What an api lives on. */
export interface Ground {
  databaseUrl: string;
  port: number;
  bank: Bank['settings'];
}

/** The api as a process of its own, with its jobs; it is not alive yet. */
export async function createMortalApi({ databaseUrl, port, bank }: Ground): Promise<MortalApi> {
  const home = await mkdtemp(path.join(tmpdir(), 'campavia-mortal-'));
  const url = `http://127.0.0.1:${port}`;
  let life: Program | undefined;

  async function live(afterMs: number): Promise<void> {
    const { url: PSP_URL, secret: PSP_SECRET } = bank;
    const env = {
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      CAMPAVIA_HOME: home,
      PSP_URL,
      PSP_SECRET,
      CAMPAVIA_NOW: new Date(TEST_NOW_MS + afterMs).toISOString(),
    };
    life = await startProgram({ command: 'serve', env, health: `${url}/health` });
  }

  async function die(): Promise<void> {
    await life?.kill('SIGKILL');
    life = undefined;
  }

  const bury = async () => {
    await die();
    await rm(home, { recursive: true, force: true });
  };
  return { url, live, die, bury };
}
