import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { startProgram, type PaymentSandbox, type Program } from '../start-program';

/** An api process that can be killed and restarted at the same address. */
export interface RestartableApi {
  url: string;
  /** Starts it with its clock advanced by `afterMs` from the beginning of the proof. */
  start(afterMs: number): Promise<void>;
  /** Sends SIGKILL, as in a power cut. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** Environment of the api process. */
export interface ApiEnvironment {
  databaseUrl: string;
  port: number;
  sandbox: PaymentSandbox['settings'];
}

/** Prepares an api with its jobs as a separate process; it is not started yet. */
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
