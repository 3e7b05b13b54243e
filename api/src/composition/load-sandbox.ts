import type { Settings } from '../config/settings';

/** The simulated outside parties; nothing of them is loaded where the settings allow no sandbox. */
export async function loadSandbox({ isSandbox }: Pick<Settings, 'isSandbox'>) {
  return isSandbox ? import('../sandbox/register-sandbox') : undefined;
}

export type Sandbox = Awaited<ReturnType<typeof loadSandbox>>;
