import { explain } from '../postgres/refusal.mjs';
import { createLifetime } from '../start/lifetime.mjs';
import { createProgress } from '../start/progress.mjs';
import { readSettings, requireNode } from '../start/settings.mjs';
import { readOptions, remotesIn } from './options.mjs';
import { provideSite } from './provide-site.mjs';

const progress = createProgress();
const lifetime = createLifetime({ print: progress.print, onStop: () => announceStop() });
let announceStop = () => {};

try {
  await develop();
} catch (error) {
  // While stopping, unfinished steps fail because their programs were ended; these errors are not printed.
  if (!lifetime.isStopping) await fail(error);
}

async function develop() {
  requireNode();
  const settings = readSettings();
  const options = readOptions(process.argv.slice(2), remotesIn(settings.root));
  const run = { settings, lifetime, progress };
  const { site, isElsewhere, ended } = await provideSite(
    run,
    options.against,
    (report) => (announceStop = report),
  );
  // Only now are the dependencies of the other modules installed.
  const { serveParts } = await import('./serve-parts.mjs');
  await serveParts(run, { names: options.names, site, isElsewhere });
  progress.print(`Developing ${options.names.join(', ')} on http://localhost:${settings.port}`);
  await Promise.race(ended);
}

async function fail(error) {
  console.error(explain(error));
  await lifetime.stop();
  process.exit(1);
}
