import { cacheNameOf } from '../../document/kept-caches';
import { readJson, valueKey, writeJson } from '../../document/kept-pages';

export async function loadValue<Value>(userId: number, name: string): Promise<Value | undefined> {
  const cacheName = cacheNameOf(userId);
  // Opening a cache would create it.
  if (!(await caches.has(cacheName))) return undefined;
  return readJson<Value>(await caches.open(cacheName), valueKey(name));
}

export async function saveValue(userId: number, name: string, value: unknown): Promise<void> {
  const cache = await caches.open(cacheNameOf(userId));
  if (value === undefined) await cache.delete(valueKey(name));
  else await writeJson(cache, valueKey(name), value);
}
