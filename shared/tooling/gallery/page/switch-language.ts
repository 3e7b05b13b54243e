import { useSyncExternalStore } from 'react';

import type { Messages } from '@campavia/i18n';
import { intlOptions as optionsOfSite } from '@campavia/i18n/intl-options';
import type { Site } from '@campavia/i18n/sites';

let catalogue: Messages | undefined;
const listeners = new Set<() => void>();

/** From now on, every message comes from this catalogue. The current page is rendered again with it. */
export function chooseCatalogue(messages: Messages): void {
  catalogue = messages;
  for (const listener of listeners) listener();
}

/** Renders the component again when another catalogue is chosen. */
export function useCatalogue(): Messages | undefined {
  return useSyncExternalStore(subscribe, () => catalogue);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the options of `@campavia/i18n`: looks every message up in the chosen catalogue first. */
export function intlOptions(site: Site, messages: Messages): ReturnType<typeof optionsOfSite> {
  const options = optionsOfSite(site, messages);
  const valueOf = (target: Record<string, string>, id: string) =>
    (catalogue?.[id] as string | undefined) ?? target[id];
  const lookingUp = new Proxy(options.messages, {
    get: (target, id) => valueOf(target, String(id)),
    has: (target, id) => valueOf(target, String(id)) !== undefined,
    getOwnPropertyDescriptor: (target, id) => {
      const value = valueOf(target, String(id));
      return value === undefined
        ? undefined
        : { value, configurable: true, enumerable: true, writable: true };
    },
  });
  return { ...options, messages: lookingUp };
}
