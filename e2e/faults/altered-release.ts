import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { CopiedSite } from './copied-site';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Release {
  part: string;
  version: string;
  /** Not in releases of the shell. */
  container?: string;
  entry: string;
  digest: string;
  files: { path: string; size: number; integrity: string; chunkIntegrity?: string }[];
}

export type Contents = Record<string, string>;

interface Alteration {
  version: string;
  container?: string | undefined;
  contents: Contents;
}

/** The copy is valid in every other way. Returns its version. */
export async function publishAltered(
  site: Pick<CopiedSite, 'release'>,
  part: string,
  alter: (folder: string, release: Release) => Promise<Alteration>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campavia-altered-'));
  try {
    await cp(join(ROOT, part, 'dist/release'), folder, { recursive: true });
    const file = join(folder, 'release.json');
    const release = JSON.parse(await readFile(file, 'utf8')) as Release;
    const { version, container, contents } = await alter(folder, release);
    for (const [path, content] of Object.entries(contents)) await writeFile(join(folder, path), content);
    await writeFile(file, JSON.stringify(renewed({ ...release, version, container }, contents)));
    await site.release('publish', '--from', folder);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws when the text is in no file. */
export async function publishReworded(
  site: Pick<CopiedSite, 'release'>,
  part: string,
  { from, to, version }: { from: string; to: string; version: string },
): Promise<string> {
  return publishAltered(site, part, async (folder, { container = '', entry, files }) => {
    const scripts = files.filter(({ path }) => /\.c?js$/.test(path));
    const texts = scripts.map(
      async ({ path }) => [path, await readFile(join(folder, path), 'utf8')] as const,
    );
    const before: Contents = Object.fromEntries(await Promise.all(texts));
    if (!Object.values(before).some((text) => text.includes(from))) {
      throw new Error(`“${from}” is in no file of ${part}`);
    }
    const own = `campavia_${part}_${version}`.replace(/\W/g, '_');
    const renamed = (text: string, path: string) =>
      path === entry ? text.replaceAll(new RegExp(`\\b${container}\\b`, 'g'), own) : text;
    const reworded = mapContents(before, (text, path) => renamed(text.replaceAll(from, to), path));
    const after = withChunkHashes(reworded, scripts);
    const changed = Object.entries(after).filter(([path, text]) => text !== before[path]);
    return { version, container: own, contents: Object.fromEntries(changed) };
  });
}

/** Chunks contain the hashes of the chunks they load, so a change goes up to the entry. */
function withChunkHashes(reworded: Contents, scripts: Release['files']): Contents {
  const chunks = scripts.filter(({ chunkIntegrity }) => chunkIntegrity);
  for (let contents = reworded; ;) {
    const known = contents;
    const next = mapContents(reworded, (text) =>
      chunks.reduce(
        (all, { path, chunkIntegrity = '' }) =>
          all.replaceAll(chunkIntegrity, hash('sha256', known[path] ?? '')),
        text,
      ),
    );
    if (Object.entries(next).every(([path, text]) => text === known[path])) return next;
    contents = next;
  }
}

function mapContents(contents: Contents, change: (text: string, path: string) => string): Contents {
  return Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, change(text, path)]));
}

function renewed(release: Release, contents: Contents): Release {
  const files = release.files.map((file) => {
    const content = contents[file.path];
    if (content === undefined) return file;
    const changed = { size: Buffer.byteLength(content), integrity: hash('sha384', content) };
    const inChunk = file.chunkIntegrity && { chunkIntegrity: hash('sha256', content) };
    return { ...file, ...changed, ...inChunk };
  });
  const whole = { ...release, files };
  return { ...whole, digest: digestOf(whole) };
}

/** Over everything that is the same for the same sources, as canonical JSON (RFC 8785). */
function digestOf(release: object): string {
  const apart = ['digest', 'signature', 'builtAt', 'commit', 'author'];
  const same = Object.entries(release).filter(([name]) => !apart.includes(name));
  return hash('sha384', JSON.stringify(Object.fromEntries(same), sortKeys));
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function hash(algorithm: 'sha256' | 'sha384', content: string): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
