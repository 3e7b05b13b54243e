import { existsSync } from 'node:fs';
import path from 'node:path';

import { loadModule } from './load-module.mjs';

/**
 * Reads the declarations of a part in its `remote.config.ts`.
 *
 * @param {{name: string, directory: string}} part
 * @returns {Promise<object>} a `RemoteConfig`
 */
export async function loadConfig({ name, directory }) {
  const file = path.join(directory, 'remote.config.ts');
  if (!existsSync(file)) throw new Error(`${name} has no remote.config.ts`);
  const declared = await loadModule(file);
  const config = declared.config ?? declared.default;
  if (config?.name !== name) throw new Error(`${file} must export \`config\` with the name ${name}`);
  return config;
}
