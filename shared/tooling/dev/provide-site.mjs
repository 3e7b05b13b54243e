import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { startSite, install } from '../start/start-site.mjs';
import { claimHome } from '../start/lock.mjs';
import { findFreePort, requireFreePort } from '../start/ports.mjs';
import { checkSurroundings } from '../start/preflight.mjs';

const TIMEOUT_MS = 10_000;

/**
 * Provides the site that parts are developed in: the one at `against`, or one of this machine with releases of all
 * parts.
 *
 * @param {{settings, lifetime, progress}} run
 * @param {string | undefined} against origin of a site
 * @param {(announce: () => void) => void} onLock receives the function that announces to other starts that this one is
 * stopping
 * @returns {Promise<{site: string, isElsewhere: boolean, ended: Promise<never>[]}>}
 */
export async function provideSite(run, against, onLock) {
  return against ? visitSite(run, against) : ownSite(run, onLock);
}

async function visitSite(run, site) {
  const { settings, progress } = run;
  await requireFreePort(settings.port, 'PORT');
  mkdirSync(join(settings.home, 'logs'), { recursive: true });
  await install({ ...run, lock: { remember() {}, forget() {} } });
  const parts = await readParts(site);
  const releases = Object.entries(parts).map(([name, { version }]) => `${name} ${version}`);
  progress.print(`${site} has ${releases.join(', ')}`);
  // A site elsewhere has no processes here that could end.
  return { site, isElsewhere: true, ended: [new Promise(() => {})] };
}

async function readParts(site) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${site}/_composition`, { signal }).catch(() => undefined);
  const composition = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!composition?.parts?.shell) {
    throw new Refusal(
      `${site} returns no composition at /_composition: is it a site of Campavia, and is it running?`,
    );
  }
  return composition.parts;
}

async function ownSite(run, onLock) {
  const { settings, lifetime, progress } = run;
  const lock = await claim(settings);
  onLock(() => lock.announceStop());
  lifetime.add({
    name: 'lock',
    isSilent: true,
    stop: async () => lock.release(),
    kill: () => lock.release(),
  });
  await checkSurroundings({ settings, lock, print: progress.print });
  const port = await findFreePort();
  // The site listens on an internal port; links in e-mails use the port that developers open.
  const siteUrl = process.env.CAMPAVIA_SITE_URL || `http://localhost:${settings.port}`;
  const services = await startSite({ ...run, lock, settings: { ...settings, port, siteUrl } });
  return {
    site: `http://127.0.0.1:${port}`,
    isElsewhere: false,
    ended: services.map((service) => service.ended),
  };
}

async function claim(settings) {
  try {
    return await claimHome(settings.home, `http://localhost:${settings.port}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      `${error.message}\nStop it first, or develop against it on another port:` +
        'PORT=4310 npm run dev -- mf-search --against <its address>',
    );
  }
}
