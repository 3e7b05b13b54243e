import { join } from 'node:path';

import { loadConfig } from '../release/load-config.mjs';
import { runServerPart } from './run-server-part.mjs';
import { createDevProxy } from './dev-proxy.mjs';
import { loadSources } from './load-sources.mjs';
import { DEV_POLICIES, servePart } from './serve-part.mjs';
import { serverAnswers, SITE_SOURCES } from './server-answers.mjs';
import { upstreamSite } from './upstream-response.mjs';

/**
 * Builds the parts for development and shows them in a site.
 *
 * @param {{settings, lifetime, progress}} run
 * @param {{names: string[], site: string, isElsewhere: boolean}} options
 */
export async function serveParts(run, { names, site, isElsewhere }) {
  const { root, home } = run.settings;
  const directoryOf = (name) => join(root, name);
  // A site elsewhere has a production build of the shell: there a remote cannot be refreshed, only rendered again.
  process.env.CAMPAVIA_BUILD = isElsewhere ? 'remount' : 'refresh';
  const parts = [];
  for (const name of isElsewhere ? names : ['shell', ...names]) parts.push(await serve(run, name));
  const front = createDevProxy({
    site: upstreamSite(site, { isElsewhere }),
    parts,
    configOf: (name) => loadConfig({ name, directory: directoryOf(name) }),
    answerFor: serverAnswers({
      sources: await loadSources(root, SITE_SOURCES),
      apiOrigin: site,
      runPart: (name, request) => runServerPart({ name, directory: directoryOf(name), home }, request),
      print: run.progress.print,
    }),
    policies: DEV_POLICIES,
  });
  await listen(run, front);
}

async function serve({ settings, lifetime, progress }, name) {
  const part = { name, directory: join(settings.root, name), isHot: name !== 'shell' };
  const served = await progress.step(`Building ${name} for development`, () =>
    servePart(part, progress.print),
  );
  lifetime.add({ name: `${name} (development)`, isSilent: true, stop: served.stop, kill: () => {} });
  return served;
}

async function listen({ settings, lifetime }, front) {
  await new Promise((ready, failed) => {
    front.once('error', failed);
    front.listen(settings.port, 'localhost', ready);
  });
  const close = () => {
    front.closeAllConnections();
    return new Promise((closed) => front.close(closed));
  };
  lifetime.add({ name: 'site in development', stop: close, kill: () => {} });
}
