import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Other content than what was published under the same name and version. */
function refuseOther(release, published) {
  const { digest } = JSON.parse(readFileSync(path.join(published, 'release.json'), 'utf8'));
  if (digest !== release.digest) {
    throw new Error(`${release.part}@${release.version} is published with other content: ${published}`);
  }
}

const TEXTS = /\.(js|css|svg)$/;
const WORTH_IT = 1024;

/** Beside each text what the site sends of it: the best brotli and gzip there is, made once. */
export function compressTexts(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const content = readFileSync(file);
    if (content.length < WORTH_IT) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Appears at once and whole, or not at all. */
function copyWhole(source, target) {
  const draft = `${target}.${process.pid}.draft`;
  mkdirSync(path.dirname(target), { recursive: true });
  rmSync(draft, { recursive: true, force: true });
  cpSync(source, draft, { recursive: true });
  compressTexts(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/**
 * Puts the release that a part's build has left in `dist/release` where the site reads it:
 * `<home>/releases/<part>/<version>/`. A release that is there already stays as it is.
 *
 * @param {{directory: string, home: string}} options the part's folder, the data folder
 * @returns {Promise<{part: string, version: string}>}
 */
export async function publishRelease({ directory, home }) {
  const built = path.join(directory, 'dist/release');
  const release = JSON.parse(readFileSync(path.join(built, 'release.json'), 'utf8'));
  const { part, version } = release;
  const target = path.join(home, 'releases', part, version);
  if (existsSync(target)) refuseOther(release, target);
  else copyWhole(built, target);
  return { part, version };
}

/**
 * Makes releases the site's composition; written only when it names others than before.
 *
 * @param {{home: string, parts: Record<string, string>, channel?: string}} options version by part
 */
export async function writeComposition({ home, parts, channel = 'production' }) {
  const file = path.join(home, 'releases/composition.json');
  const text = `${JSON.stringify({ channel, parts }, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
