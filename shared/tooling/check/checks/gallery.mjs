import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { listWidgets } from '../../gallery/list-widgets.mjs';
import { findMissingStories, pagesOf } from '../../gallery/read-stories.mjs';
import { serveGallery } from '../../gallery/serve-gallery.mjs';

/**
 * Serves the gallery built in `CAMPAVIA_GALLERY_FILES`, runs Playwright over every story, and adds the check that no
 * screen, slot or widget lacks a story to Playwright's report. Exits with Playwright's exit code.
 */
const [report, ...options] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'campavia-gallery-'));

const gallery = await serveGallery({ root, output: process.env.CAMPAVIA_GALLERY_FILES, port: 0 });
const entriesFile = join(folder, 'entries.json');
const missing = findMissingStories(gallery.stories, await listWidgets(root));
writeFileSync(
  entriesFile,
  JSON.stringify({
    pages: pagesOf(gallery.stories.entries).map((page) => page.map(({ id, mayShift }) => ({ id, mayShift }))),
    missing,
  }),
);

const playwright = spawn(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/gallery.config.ts',
    '--reporter=list,json',
    ...options,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CAMPAVIA_GALLERY_URL: gallery.url,
      CAMPAVIA_GALLERY_ENTRIES: entriesFile,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  },
);
process.once('SIGTERM', () => playwright.kill('SIGTERM'));
const code = await new Promise((settle) => playwright.once('exit', (exitCode) => settle(exitCode ?? 1)));
await gallery.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = code;
