import { explain } from '../postgres/refusal.mjs';
import { buildGallery } from './serve-gallery.mjs';

/** Builds the gallery of a tree into a folder: `build-gallery.mjs <root> <folder>`. */
const [root, output] = process.argv.slice(2);
try {
  await buildGallery({ root, output });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
