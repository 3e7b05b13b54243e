import { build } from './build.mjs';
import { installCommand, isInstalled, recordInstall } from './install.mjs';
import { provideDatabase } from './provide-database.mjs';
import { canBeReleasedTo, release, siteHealth } from './release.mjs';
import { runCommand } from './run-command.mjs';
import { startService } from './service.mjs';
import { apiEnvironment, serviceEnvironment } from './settings.mjs';

const API = 'api/dist/main.js';
const SITE = 'shell/dist/server/main.js';

/** Starts a site from any state of the clone and the data folder; returns its services. */
export async function startSite(run) {
  await prepareParts(run);
  const { url } = await provideDatabase(run);
  run.lock.note({ database: url });
  const env = serviceEnvironment(run.settings, url);
  await fillDatabase(run, env);
  const services = await startServices(run, env);
  await run.progress.step(
    'Releasing changed parts',
    (showStatus) => release(run, env, showStatus),
    (sentence) => sentence,
  );
  return services;
}

async function prepareParts(run) {
  await install(run);
  await run.progress.step(
    'Building',
    (showStatus) => build(run, showStatus),
    (sentence) => sentence,
  );
}

/** Installs the packages of the lock file if others, or none, are installed. */
export async function install(run) {
  const { settings, progress } = run;
  if (isInstalled(settings.root)) return;
  await progress.step(
    'Installing packages',
    () => runCommand(run, { name: 'install', ...installCommand() }),
    () => 'Packages installed',
  );
  recordInstall(settings.root);
}

async function fillDatabase(run, env) {
  await run.progress.step(
    'Migrating the database',
    () => runCommand(run, { name: 'migrate', args: [API, 'migrate'], env }),
    () => 'Database migrated',
  );
  await run.progress.step(
    'Loading places and demo data',
    (showStatus) =>
      runCommand(run, {
        name: 'seed',
        args: [API, 'seed'],
        env,
        onLine: (line) => showStatus(line.replace(/^seed: /, '')),
      }),
    () => 'Places and demo data are loaded',
  );
}

async function startServices(run, env) {
  const { port, apiPort, pspPort } = run.settings;
  const programs = [
    { name: 'api', script: API, env: apiEnvironment(env), health: `http://127.0.0.1:${apiPort}/health` },
    { name: 'site', script: SITE, env, health: siteHealth(port), isUp: canBeReleasedTo },
  ];
  // First, so that payments work as soon as the site answers.
  if (pspPort) programs.unshift(paymentSandbox(pspPort, env));
  const services = [];
  for (const program of programs) {
    const start = () => startService(run, program);
    services.push(
      await run.progress.step(`Starting the ${program.name}`, start, ({ name }) => `${name} answers`),
    );
  }
  return services;
}

/** Simulates the payment provider in a separate process. */
function paymentSandbox(pspPort, env) {
  const health = `http://127.0.0.1:${pspPort}/health`;
  return { name: 'sandbox of payments', log: 'psp', script: API, args: ['psp'], env, health };
}
