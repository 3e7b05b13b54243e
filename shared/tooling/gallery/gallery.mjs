import { join } from 'node:path';

import { explain } from '../postgres/refusal.mjs';
import { createLifetime } from '../start/lifetime.mjs';
import { requireFreePort } from '../start/ports.mjs';
import { createProgress } from '../start/progress.mjs';
import { readSettings } from '../start/settings.mjs';
import { buildGallery, serveGallery } from './serve-gallery.mjs';

const PORT = 4320;

const progress = createProgress();
const lifetime = createLifetime({ print: progress.print });

try {
  const { root, home } = readSettings();
  const port = Number(process.env.PORT ?? PORT);
  await requireFreePort(port, 'PORT');
  const output = join(home, 'gallery');
  await progress.step('Building the gallery', () => buildGallery({ root, output }));
  const gallery = await serveGallery({ root, output, port });
  lifetime.add({ name: 'gallery', stop: gallery.stop, kill: () => {} });
  progress.print(`${gallery.stories.entries.length} stories on ${gallery.url}`);
} catch (error) {
  console.error(explain(error));
  await lifetime.stop();
  process.exit(1);
}
