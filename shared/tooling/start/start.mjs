import { explain } from '../postgres/refusal.mjs';
import { startSite } from './start-site.mjs';
import { createLifetime } from './lifetime.mjs';
import { claimHome } from './lock.mjs';
import { checkSurroundings } from './preflight.mjs';
import { createProgress } from './progress.mjs';
import { readSettings, requireNode } from './settings.mjs';

const progress = createProgress();
const lifetime = createLifetime({ print: progress.print, onStop: () => lock?.announceStop() });
let lock;

// A closed terminal or pipe must not prevent an orderly stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await start();
} catch (error) {
  // While stopping, unfinished steps fail because their programs were ended; these errors are not printed.
  if (!lifetime.isStopping) await fail(error);
}

async function start() {
  const version = requireNode();
  const settings = readSettings();
  const url = `http://localhost:${settings.port}`;
  lock = await claimHome(settings.home, url);
  lifetime.add({
    name: 'lock',
    isSilent: true,
    stop: async () => lock.release(),
    kill: () => lock.release(),
  });
  progress.print(`Node ${version}, data in ${settings.home}`);
  await checkSurroundings({ settings, lock, print: progress.print });
  const services = await startSite({ settings, lock, lifetime, progress });
  progress.print(`Campavia is ready on ${url}`);
  await Promise.race(services.map((service) => service.ended));
}

async function fail(error) {
  console.error(explain(error));
  await lifetime.stop();
  process.exit(1);
}
