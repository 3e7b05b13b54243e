import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { build } from '../start/build.mjs';
import { runCommand } from '../start/run-command.mjs';
import { provideBrowser } from './browser.mjs';
import { startTestSite } from './test-site.mjs';

/**
 * Prerequisites of parts, each provided once, when the first part needs it: `build`, `browser`, `gallery`, `site`.
 * Returns environment variables for the parts.
 */
export function createProvisions(run) {
  const makers = { build: makeBuild, browser: makeBrowser, gallery: makeGallery, site: makeSite };
  const made = new Map();

  function provide(need) {
    if (!made.has(need)) made.set(need, makers[need](run));
    return made.get(need);
  }

  return async function provideAll(needs) {
    const variables = {};
    for (const need of needs) Object.assign(variables, await provide(need));
    return variables;
  };
}

async function makeBuild(run) {
  await run.progress.step(
    'Building',
    (showStatus) => build(run, showStatus),
    (sentence) => sentence,
  );
  return {};
}

async function makeBrowser(run) {
  const install = async (program) => {
    try {
      await run.progress.step('Installing a browser', () => runCommand(run, { name: 'browser', ...program }));
    } catch (error) {
      // The next way to get one may work; the log names the reason.
      if (!(error instanceof Refusal)) throw error;
    }
  };
  return { CHROMIUM_PATH: await provideBrowser(install) };
}

async function makeGallery(run) {
  const { root, home } = run.settings;
  const output = join(home, 'gallery');
  const args = ['shared/tooling/gallery/build-gallery.mjs', root, output];
  await run.progress.step('Building the gallery', () => runCommand(run, { name: 'gallery', args }));
  return { CAMPAVIA_GALLERY_FILES: output };
}

async function makeSite(run) {
  const { root } = run.settings;
  const variables = await run.progress.step(
    'Starting the site',
    (showStatus) => startTestSite({ root, showStatus, lifetime: run.lifetime }),
    () => 'The site is ready',
  );
  // Journeys must not depend on the progress of the background rendering of pictures.
  const env = { ...process.env, ...variables };
  await run.progress.step(
    'Painting pictures',
    () => runCommand(run, { name: 'render-pictures', args: ['api/dist/main.js', 'render-pictures'], env }),
    () => 'All pictures are rendered',
  );
  return variables;
}
