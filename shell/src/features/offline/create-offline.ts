import type { KeptAnswers, Offline } from '@campavia/remote-kit';

import { forgetPages } from '../../document/kept-caches';
import { whenIdle } from '../../document/when-idle';

import { keptUserOf, type OfflineOptions } from './offline-options';

export function createOffline(options: OfflineOptions): Offline | undefined {
  const { window, page, session } = options;
  if (!('caches' in window) || !('serviceWorker' in window.navigator)) return undefined;
  let next: (KeptAnswers & { path: string }) | undefined;

  function forgetOthers(): void {
    const state = session.current();
    if (state.status !== 'unknown') void forgetPages(window, keptUserOf(state)).catch(() => undefined);
  }

  async function keepNext(): Promise<void> {
    const [kept] = [next, (next = undefined)];
    if (!kept || keptUserOf(session.current()) === undefined) return;
    const { keepPage } = await import('./keep-page');
    await keepPage(options, kept);
  }

  session.subscribe(forgetOthers);
  whenIdle(window, forgetOthers);
  return {
    readAtMs: (key) => page.readAt?.[key],
    keep(kept) {
      const { pathname, search } = window.location;
      if (!next) whenIdle(window, () => void keepNext().catch(() => undefined));
      next = { ...kept, path: pathname + search };
    },
    async load(name) {
      const userId = keptUserOf(session.current());
      return userId === undefined ? undefined : (await import('./kept-values')).loadValue(userId, name);
    },
    async save(name, value) {
      const userId = keptUserOf(session.current());
      if (userId === undefined) throw new Error('Nothing is stored for this user');
      await (await import('./kept-values')).saveValue(userId, name, value);
    },
  };
}
