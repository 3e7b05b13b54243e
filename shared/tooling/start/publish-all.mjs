import { resolve } from 'node:path';

import { explain } from '../postgres/refusal.mjs';
import { publish } from './build.mjs';
import { readSettings } from './settings.mjs';

/** Publishes what is built into a data folder: `publish-all.mjs [folder]`, `CAMPAVIA_HOME` by default. */
try {
  const settings = readSettings();
  const [home = settings.home] = process.argv.slice(2);
  const parts = await publish({ root: settings.root, home: resolve(home) });
  for (const [part, version] of Object.entries(parts)) console.log(`${part} ${version}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
