import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { publishAltered } from './altered-release';
import type { CopiedSite } from './copied-site';

/** `rendering` throws only as long as the root element has the attribute `CAUSE`. */
export type Moment = 'loading' | 'rendering';

export const CAUSE = 'data-throws';

export async function publishThrowing(
  site: CopiedSite,
  part: string,
  moment: Moment = 'rendering',
): Promise<string> {
  return publishAltered(site, part, async (folder, release) => {
    const version = `0.0.0-throws.${moment}`;
    const container = release.container && `campavia_${release.part}_${version}`.replace(/\W/g, '_');
    const own = await readFile(join(folder, release.entry), 'utf8');
    const given = JSON.stringify([release.container, container, CAUSE]);
    const breaking = `${own}\n;(${breakPages.toString()})(${given});`;
    const program = moment === 'rendering' ? breaking : `throw new Error('Thrown while loading');\n`;
    return { version, container, contents: { [release.entry]: program } };
  });
}

/** The container in the page belongs to another build and has no types here. */
type Untyped = ReturnType<typeof JSON.parse>;

/** Runs in the page, after the entry. */
function breakPages([ownName, name, cause]: [string, string, string]): void {
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
      throw new Error('Thrown while rendering');
    };
    const broken = defineRemote({
      config: { name: 'broken' },
      Root,
      messages: async () => ({ default: {} }),
    });
    const choose = () => (document.documentElement.hasAttribute(cause) ? broken : remote);
    let mounted: Untyped;
    const mount = (props: unknown) => {
      mounted = choose();
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
