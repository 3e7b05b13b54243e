const EVERY_VERSION = 'campavia.kept.';
/** The number changes with the format of what is stored. */
const PREFIX = `${EVERY_VERSION}2.`;

export function cacheNameOf(userId: number): string {
  return PREFIX + userId;
}

export function isCacheOfPages(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Deletes everything stored for users other than this one; without a user the service worker is removed too. */
export async function forgetPages(window: Window, userId?: number): Promise<void> {
  const { caches, navigator } = window as Partial<Window> & { navigator: Partial<Navigator> };
  if (!caches) return;
  const own = userId === undefined ? undefined : cacheNameOf(userId);
  const others = (await caches.keys()).filter((name) => name.startsWith(EVERY_VERSION) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
  if (userId !== undefined) return;
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((each) => each.unregister()));
}
