import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { CopiedSite } from './copied-site';

const ROOT = resolve(import.meta.dirname, '../..');

interface Release {
  part: string;
  version: string;
  /** The shell's has none. */
  container?: string;
  entry: string;
  digest: string;
  files: { path: string; size: number; integrity: string }[];
}

/** When a release throws: as its entry is run, or as its pages are drawn while the cause lasts. */
export type Moment = 'loading' | 'drawing';

/** While an element of the document carries this attribute, the pages of a release that throws in drawing do so. */
export const CAUSE = 'data-throws';

/**
 * Publishes a copy of what is built of a part that is in order in every way, but throws.
 *
 * @returns the version it was published under
 */
export async function publishThrowing(
  site: CopiedSite,
  part: string,
  moment: Moment = 'drawing',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campavia-throwing-'));
  try {
    await cp(join(ROOT, part, 'dist/release'), folder, { recursive: true });
    const version = await spoilFolder(folder, moment);
    await site.release('publish', '--from', folder);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function spoilFolder(folder: string, moment: Moment): Promise<string> {
  const file = join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Release;
  const version = `0.0.0-throws.${moment}`;
  const container = release.container && `campavia_${release.part}_${version}`.replace(/\W/g, '_');
  const own = await readFile(join(folder, release.entry), 'utf8');
  const given = JSON.stringify([release.container, container, CAUSE]);
  const spoiled = `${own}\n;(${spoil.toString()})(${given});`;
  const program = moment === 'drawing' ? spoiled : `throw new Error('Thrown while loading');\n`;
  await writeFile(join(folder, release.entry), program);
  await writeFile(file, JSON.stringify(renewed({ ...release, version, container }, program)));
  return version;
}

function renewed(release: Release, program: string): Release {
  const changed = { path: release.entry, size: Buffer.byteLength(program), integrity: sha384(program) };
  const files = release.files.map((file) => (file.path === changed.path ? changed : file));
  const whole = { ...release, files };
  return { ...whole, digest: digestOf(whole) };
}

/** What a digest covers: everything that is the same for the same sources, in the one way to write JSON (RFC 8785). */
function digestOf(release: object): string {
  const apart = ['digest', 'signature', 'builtAt', 'commit', 'author'];
  const same = Object.entries(release).filter(([name]) => !apart.includes(name));
  return sha384(JSON.stringify(Object.fromEntries(same), inOrder));
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function sha384(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** What stands in the page has no types: the container is another build's. */
type Untyped = ReturnType<typeof JSON.parse>;

/** Runs in the page, after the entry: puts beside the part's own container one that breaks its pages. */
function spoil([ownName, name, cause]: [string, string, string]): void {
  const page = window as Untyped;
  const own = page[ownName];
  let scope: Untyped;

  async function shared(module: string): Promise<Untyped> {
    const [offer] = Object.values<Untyped>(scope[module]);
    return (await offer.get())();
  }

  async function get(module: string): Promise<() => unknown> {
    const remote = (await own.get(module))();
    const { defineRemote } = await shared('@campavia/remote-kit');
    const Root = () => {
      throw new Error('Thrown while drawing');
    };
    const broken = defineRemote({
      config: { name: 'broken' },
      Root,
      messages: async () => ({ default: {} }),
    });
    const turn = () => (document.documentElement.hasAttribute(cause) ? broken : remote);
    let mounted: Untyped;
    const mount = (props: unknown) => {
      mounted = turn();
      return mounted.mount(props);
    };
    return () => ({ ...remote, mount, unmount: (props: unknown) => mounted.unmount(props) });
  }

  page[name] = {
    get,
    init(offers: unknown, ...more: unknown[]) {
      scope = offers;
      return own.init(offers, ...more);
    },
  };
}
