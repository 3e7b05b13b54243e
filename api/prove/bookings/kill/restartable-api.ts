import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { startProgram, type PaymentSandbox, type Program } from '../start-program';

/** An api that can be killed and started again at the same address. */
export interface RestartableApi {
  url: string;
  /** Starts it so long after the beginning of the proof. */
  start(afterMs: number): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** What an api needs to run. */
export interface ApiEnvironment {
  databaseUrl: string;
  port: number;
  sandbox: PaymentSandbox['settings'];
}

/** The api as a process of its own, with its jobs; it is not started yet. */
export async function createRestartableApi({
  databaseUrl,
  port,
  sandbox,
}: ApiEnvironment): Promise<RestartableApi> {
  const home = await mkdtemp(path.join(tmpdir(), 'campavia-restart-'));
  const url = `http://127.0.0.1:${port}`;
  let running: Program | undefined;

  async function start(afterMs: number): Promise<void> {
    const { url: PSP_URL, secret: PSP_SECRET } = sandbox;
    const env = {
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      CAMPAVIA_HOME: home,
      PSP_URL,
      PSP_SECRET,
      CAMPAVIA_NOW: new Date(TEST_NOW_MS + afterMs).toISOString(),
    };
    running = await startProgram({ command: 'serve', env, health: `${url}/health` });
  }

  async function kill(): Promise<void> {
    await running?.kill('SIGKILL');
    running = undefined;
  }

  const remove = async () => {
    await kill();
    await rm(home, { recursive: true, force: true });
  };
  return { url, start, kill, remove };
}
