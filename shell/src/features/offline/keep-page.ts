import type { Me } from '@campavia/contracts';
import type { KeptAnswers } from '@campavia/remote-kit';
import type { Composition, OwnedAddress } from '@campavia/remote-kit/config';

import { cacheNameOf, forgetPages } from '../../document/kept-caches';
import {
  frameKey,
  isPageKey,
  MAX_AGE_MS,
  pageKey,
  readJson,
  writeJson,
  type KeptFrame,
  type KeptPage,
} from '../../document/kept-pages';

import { keptUserOf, type OfflineOptions } from './offline-options';
import { registerWorker } from './register-worker';

export const MAX_PAGES = 20;

export interface PageToKeep extends KeptAnswers {
  path: string;
}

/** Stores a page of the signed-in user with the files it needs, and deletes pages and files that are too old. */
export async function keepPage(options: OfflineOptions, kept: PageToKeep): Promise<void> {
  const { window, site, composition, session, findAddress } = options;
  const state = session.current();
  const userId = keptUserOf(state);
  const address = findAddress(kept.path.replace(/\?.*$/s, ''));
  if (state.status !== 'signed-in' || userId === undefined || !address) return;
  const cache = await window.caches.open(cacheNameOf(userId));
  await storePage(cache, options, kept, state.user);
  await storeFiles(cache, window, filesOf(composition, address, site.language));
  await dropOldFiles(cache, await dropOldPages(cache));
  // The user may have signed out meanwhile, here or in another tab.
  if (keptUserOf(session.current()) !== userId) return forgetPages(window, keptUserOf(session.current()));
  await registerWorker(window, site, address);
}

async function storePage(
  cache: Cache,
  { page, site, composition }: OfflineOptions,
  { path, answers, readAtMs }: PageToKeep,
  user: Me,
): Promise<void> {
  const { referential, routing, today } = page;
  const frame: KeptFrame = { referential, routing, user, today, readAtMs };
  const kept: KeptPage = { path, answers, composition, readAtMs };
  await writeJson(cache, frameKey(site.locale), frame);
  await writeJson(cache, pageKey(site.locale, path), kept);
}

function filesOf({ parts }: Composition, { part, id }: OwnedAddress, language: string): string[] {
  return ['shell', part].flatMap((name) => {
    const composed = parts[name];
    if (!composed) return [];
    const { entry, scripts, styles, fonts, screens, messages } = composed;
    const catalogue = messages[language];
    const files = [...scripts, ...styles, ...(screens[id] ?? []), ...(catalogue ? [catalogue] : [])];
    return [entry, ...files.map(({ url }) => url), ...fonts];
  });
}

async function storeFiles(cache: Cache, window: Window, files: string[]): Promise<void> {
  const folders = new Set(files.map(folderOf));
  const loaded = window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && folders.has(folderOf(pathname)))
    .map(({ pathname }) => pathname);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set([...files, ...loaded])].filter((path) => !stored.has(path));
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

function folderOf(path: string): string {
  return /^\/releases\/[^/]+\/[^/]+/.exec(path)?.[0] ?? '';
}

async function dropOldFiles(cache: Cache, pages: readonly KeptPage[]): Promise<void> {
  const parts = pages.flatMap(({ composition }) => Object.values(composition.parts));
  const needed = new Set(parts.map(({ entry }) => folderOf(entry)));
  const old = (await cache.keys()).filter(({ url }) => {
    const folder = folderOf(new URL(url).pathname);
    return folder !== '' && !needed.has(folder);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function dropOldPages(cache: Cache): Promise<KeptPage[]> {
  const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => isPageKey(path));
  const pages = await Promise.all(
    keys.map(async (key) => ({ key, page: await readJson<KeptPage>(cache, key) })),
  );
  const oldest = Date.now() - MAX_AGE_MS;
  const kept = pages
    .flatMap(({ key, page }) => (page && page.readAtMs > oldest ? [{ key, page }] : []))
    .sort((a, b) => b.page.readAtMs - a.page.readAtMs)
    .slice(0, MAX_PAGES);
  const remaining = new Set(kept.map(({ key }) => key));
  await Promise.all(keys.filter((key) => !remaining.has(key)).map((key) => cache.delete(key)));
  return kept.map(({ page }) => page);
}
