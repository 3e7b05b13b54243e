import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

import type { RemoteModule } from '@campavia/remote-kit';

import type { RunnableRelease } from './runnable-releases';
import { trustReleases } from './trusted-scripts';

export interface LoadOptions {
  timeoutMs: number;
  /** Undefined if the files are on this site. */
  origin?: string;
}

export type FetchRemote = (release: RunnableRelease, terms: LoadOptions) => Promise<RemoteModule>;

export interface FederationOptions {
  origins?: readonly string[];
  nonce?: string;
  window: Window;
}

interface Asked {
  release: RunnableRelease;
  timeoutMs: number;
}

const MARGIN_MS = 1000;

/** A container does not load a failed chunk again, so every retry uses a new container. */
export function startFederation({ origins = [], nonce, window }: FederationOptions): FetchRemote {
  const { scriptUrl } = trustReleases(window, origins);
  const globals = window as unknown as Record<string, unknown>;
  const requested = new Map<string, Asked>();
  const attempts = new Map<string, number>();

  function createScript({ url }: { url: string }) {
    const known = requested.get(url);
    const script = window.document.createElement('script');
    script.src = scriptUrl(url);
    script.crossOrigin = 'anonymous';
    script.integrity = known?.release.integrity ?? '';
    if (nonce) script.nonce = nonce;
    return { script, timeout: known && known.timeoutMs + MARGIN_MS };
  }

  registerPlugins([{ name: 'campavia-scripts', createScript }]);

  // A browser queues a second request for the same URL behind the first one, which may hang: retries use
  // another URL.
  return async function fetchRemote(release, { timeoutMs, origin }) {
    const { part, container } = release;
    if (container === undefined) throw new Error(`${part} is not a remote`);
    const tried = attempts.get(container) ?? 0;
    attempts.set(container, tried + 1);
    const address = new URL(release.entry, origin ?? window.location.origin).href;
    const entry = tried === 0 ? address : `${address}?again=${tried}`;
    const name = tried === 0 ? container : `${container}__${tried}`;
    requested.set(entry, { release, timeoutMs });
    if (tried > 0) {
      globals[container] = undefined;
      removePendingRequests(window, release);
    }
    if (tried > 1) await refreshHttpCache(window, release);
    registerRemotes([{ name, entry, entryGlobalName: container, type: 'global' }]);
    const module = await loadRemote<RemoteModule>(`${name}/remote`).catch(rethrowWithoutAdvice);
    if (!module) throw new Error(`${part} exposes no ./remote`);
    return module;
  };
}

/** Removes pending scripts and preloads of a release: the container loader would wait for them. */
function removePendingRequests({ document, location }: Window, { entry }: RunnableRelease): void {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const element of document.querySelectorAll('script[src], link[rel="preload"]')) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    if (new URL(address, location.origin).pathname.startsWith(folder)) element.remove();
  }
}

/** Immutable files are cached for a year, so a corrupted download must be replaced in the HTTP cache. */
async function refreshHttpCache(window: Window, { entry }: RunnableRelease): Promise<void> {
  const folder = window.location.origin + entry.slice(0, entry.lastIndexOf('/') + 1);
  const entries = window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder) && name.endsWith('.js'));
  const fetches = [...new Set(entries)].map((url) => fetch(url, { cache: 'reload' }));
  await Promise.allSettled(fetches);
}

function rethrowWithoutAdvice(error: Error): never {
  const [, plain] = error.message.split(/Original Error Message:\s*/);
  throw plain ? new Error(plain, { cause: error }) : error;
}
