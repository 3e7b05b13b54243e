import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

import type { RemoteModule } from '@campavia/remote-kit';
import type { ComposedPart, Composition } from '@campavia/remote-kit/config';

import { trustReleases } from './trusted-scripts';

/** Fetches a part's exposed module; gives the entry's script up after `timeoutMs`. */
export type FetchRemote = (part: string, timeoutMs: number) => Promise<RemoteModule>;

/** The federation runtime as the shell uses it. */
export interface Federation {
  fetchRemote: FetchRemote;
  /** The part's entry has run on this page; what fails after that, the page will not ask for again. */
  hasEntry(part: string): boolean;
}

export interface FederationOptions {
  composition: Composition;
  nonce?: string;
  window: Window;
}

type Container = ComposedPart & { container: string };

function isContainer(part: ComposedPart | undefined): part is Container {
  return part?.container !== undefined;
}

/**
 * Tells the federation runtime which release of each remote this page has. Entries come straight from the
 * composition, with integrity and nonce; no manifest is asked for.
 */
export function startFederation({ composition, nonce, window }: FederationOptions): Federation {
  const { scriptUrl } = trustReleases(window);
  const containers = Object.values(composition.parts).filter(isContainer);
  const timeouts = new Map<string, number>();
  const tries = new Map<string, number>();
  const byUrl = new Map(containers.map((part) => [absolute(part.entry), part]));

  function absolute(url: string): string {
    return new URL(url, window.location.origin).href;
  }

  // A browser lets a second request for the same address wait for the first one, which may be what hangs.
  function addressOfTry(url: string): string {
    const tried = tries.get(url) ?? 0;
    tries.set(url, tried + 1);
    return tried === 0 ? url : `${url}?again=${tried}`;
  }

  function createScript({ url }: { url: string }) {
    const script = window.document.createElement('script');
    script.src = scriptUrl(addressOfTry(url));
    script.crossOrigin = 'anonymous';
    script.integrity = byUrl.get(url)?.integrity ?? '';
    if (nonce) script.nonce = nonce;
    return { script, timeout: timeouts.get(url) };
  }

  registerPlugins([{ name: 'campavia-scripts', createScript }]);
  registerRemotes(
    containers.map(({ container, entry }) => ({
      name: container,
      entry: absolute(entry),
      entryGlobalName: container,
      type: 'global' as const,
    })),
  );

  async function fetchRemote(name: string, timeoutMs: number): Promise<RemoteModule> {
    const part = composition.parts[name];
    if (!isContainer(part)) throw new Error(`The composition holds no remote ${name}`);
    timeouts.set(absolute(part.entry), timeoutMs);
    const module = await loadRemote<RemoteModule>(`${part.container}/remote`);
    if (!module) throw new Error(`${name} exposes no ./remote`);
    return module;
  }

  function hasEntry(name: string): boolean {
    const container = composition.parts[name]?.container;
    return container !== undefined && container in window;
  }

  return { fetchRemote, hasEntry };
}
