import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ReleaseFile {
  path: string;
  size: number;
  integrity: string;
}

interface Release {
  part: string;
  version: string;
  container: string;
  entry: string;
  digest: string;
  files: ReleaseFile[];
}

/** While an element of the document carries this attribute, the pages of a throwing release throw as they draw. */
export const CAUSE = 'data-throws';

const VERSION = '0.0.0-throws00';

/**
 * Publishes beside a part's release another one that is in order in every way, but whose pages throw as they
 * draw for as long as the cause lasts.
 *
 * @returns the version it was published under
 */
export async function publishThrowing(releases: string, part: string, goodVersion: string): Promise<string> {
  const folder = join(releases, part, VERSION);
  await cp(join(releases, part, goodVersion), folder, { recursive: true });
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
  const entry = join(folder, release.entry);
  const program = `${await readFile(entry, 'utf8')}\n;(${spoil.toString()})(${JSON.stringify([release.container, CAUSE])});`;
  await writeFile(entry, program);
  for (const ending of ['.br', '.gz']) await rm(entry + ending, { force: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify(renewed(release, program)));
  return VERSION;
}

function renewed(release: Release, program: string): Release {
  const changed = { path: release.entry, size: Buffer.byteLength(program), integrity: sha384(program) };
  const files = release.files.map((file) => (file.path === changed.path ? changed : file));
  const digest = sha384(files.map(({ path, integrity }) => `${path} ${integrity}\n`).join(''));
  return { ...release, version: VERSION, files, digest };
}

function sha384(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** What stands in the page has no types: the container is another build's. */
type Untyped = ReturnType<typeof JSON.parse>;

/** Runs in the page, after the entry: puts a container in the place of the part's own. */
function spoil([name, cause]: [string, string]): void {
  const page = window as Untyped;
  const own = page[name];
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
