import { isCacheOfPages } from '../../src/document/kept-caches';

import { readOfflinePage } from './read-offline-page';
import type { FetchEvent, WorkerScope } from './worker-scope';

type Scope = Pick<WorkerScope, 'caches' | 'location'>;
type Request = Pick<FetchEvent, 'request' | 'preloadResponse'>;

/** Undefined for requests that browsers make without this worker. Stored answers are a fallback only. */
export function answerRequest(event: Request, scope: Scope): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin) return undefined;
  if (mode === 'navigate') return openPage(event, scope);
  return pathname.startsWith('/releases/') ? loadFile(event, scope) : undefined;
}

async function openPage({ request, preloadResponse }: Request, { caches }: Scope): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cache = await findCache(caches);
    const page = cache && (await readOfflinePage(cache, new URL(request.url)));
    if (!page) throw error;
    return page;
  }
}

async function loadFile({ request }: Request, { caches }: Scope): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await findCache(caches);
    const file = await cache?.match(request.url, { ignoreVary: true, ignoreSearch: true });
    if (!file) throw error;
    return file;
  }
}

/** Undefined while pages of several users are stored: one of them is about to be deleted. */
async function findCache(caches: CacheStorage): Promise<Cache | undefined> {
  const [name, ...others] = (await caches.keys()).filter(isCacheOfPages);
  return name === undefined || others.length > 0 ? undefined : caches.open(name);
}
