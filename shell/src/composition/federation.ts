import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

import type { RemoteModule } from '@campavia/remote-kit';

import type { RunnableRelease } from './runnable-releases';
import { trustReleases } from './trusted-scripts';

/** How one try of fetching goes. */
export interface FetchTerms {
  timeoutMs: number;
  /** Where else the files are; absent: on this site. */
  origin?: string;
}

/** Fetches the module that a release exposes. Each call asks anew. */
export type FetchRemote = (release: RunnableRelease, terms: FetchTerms) => Promise<RemoteModule>;

export interface FederationOptions {
  /** Other origins that hold the releases. */
  origins?: readonly string[];
  nonce?: string;
  window: Window;
}

interface Asked {
  release: RunnableRelease;
  timeoutMs: number;
}

/** The runtime's own clock must not run out before ours does. */
const MARGIN_MS = 1000;

/**
 * The federation runtime as the shell uses it. Entries come straight from the composition, with integrity and
 * nonce; no manifest is asked for. A second try gets a container of its own: what the first one could not load,
 * it would not ask for again.
 */
export function startFederation({ origins = [], nonce, window }: FederationOptions): FetchRemote {
  const { scriptUrl } = trustReleases(window, origins);
  const globals = window as unknown as Record<string, unknown>;
  const asked = new Map<string, Asked>();
  const tries = new Map<string, number>();

  function createScript({ url }: { url: string }) {
    const known = asked.get(url);
    const script = window.document.createElement('script');
    script.src = scriptUrl(url);
    script.crossOrigin = 'anonymous';
    script.integrity = known?.release.integrity ?? '';
    if (nonce) script.nonce = nonce;
    return { script, timeout: known && known.timeoutMs + MARGIN_MS };
  }

  registerPlugins([{ name: 'campavia-scripts', createScript }]);

  // A browser lets a second request for the same address wait for the first one, which may be what hangs.
  return async function fetchRemote(release, { timeoutMs, origin }) {
    const { part, container } = release;
    if (container === undefined) throw new Error(`${part} is no remote`);
    const tried = tries.get(container) ?? 0;
    tries.set(container, tried + 1);
    const address = new URL(release.entry, origin ?? window.location.origin).href;
    const entry = tried === 0 ? address : `${address}?again=${tried}`;
    const name = tried === 0 ? container : `${container}__${tried}`;
    asked.set(entry, { release, timeoutMs });
    if (tried > 0) {
      globals[container] = undefined;
      forgetRequests(window, release);
    }
    if (tried > 1) await renewKept(window, release);
    registerRemotes([{ name, entry, entryGlobalName: container, type: 'global' }]);
    const module = await loadRemote<RemoteModule>(`${name}/remote`).catch(sayPlainly);
    if (!module) throw new Error(`${part} exposes no ./remote`);
    return module;
  };
}

/**
 * Takes what was asked for in vain out of the document: the loader of a container waits for a script that it finds
 * there, a preload keeps its address and its connection, both for as long as they hang.
 */
function forgetRequests({ document, location }: Window, { entry }: RunnableRelease): void {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const element of document.querySelectorAll('script[src], link[rel="preload"]')) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    if (new URL(address, location.origin).pathname.startsWith(folder)) element.remove();
  }
}

/** What a browser keeps for good may be what was spoilt on its way. */
async function renewKept(window: Window, { entry }: RunnableRelease): Promise<void> {
  const folder = window.location.origin + entry.slice(0, entry.lastIndexOf('/') + 1);
  const kept = window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder) && name.endsWith('.js'));
  const fetches = [...new Set(kept)].map((url) => fetch(url, { cache: 'reload' }));
  await Promise.allSettled(fetches);
}

/** What happened, without the runtime's own page of advice in front of it. */
function sayPlainly(error: Error): never {
  const [, plain] = error.message.split(/Original Error Message:\s*/);
  throw plain ? new Error(plain, { cause: error }) : error;
}
