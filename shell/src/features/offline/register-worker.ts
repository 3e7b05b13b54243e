import { pathOn, type Site } from '@campavia/i18n/sites';
import type { OwnedAddress } from '@campavia/remote-kit/config';

import { WORKER_PATH } from '../../document/kept-pages';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** For the pages at and below an address only, so that no other page has a service worker. */
export async function registerWorker(window: Window, site: Site, { pattern }: OwnedAddress): Promise<void> {
  const { serviceWorker } = window.navigator;
  const scope = pathOn(site, pattern.replace(/\/\{.*$/, ''));
  const known = await serviceWorker.getRegistration(scope);
  if (known && new URL(known.scope).pathname === scope) return;
  const rules = { createScriptURL: () => WORKER_PATH };
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  const url = (trustedTypes?.createPolicy('campavia', rules) ?? rules).createScriptURL(WORKER_PATH);
  await serviceWorker.register(url, { scope, updateViaCache: 'none' });
}
