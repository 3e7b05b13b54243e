import { hrefOf, platform } from '@campavia/remote-kit';

/** If the dialog fails to load, opens the sign-in page. @param next path with prefix and query */
export async function openSingleSignOn(next = presentPage()): Promise<void> {
  try {
    const { showSingleSignOn } = await import('./single-sign-on-window');
    await showSingleSignOn(next);
  } catch {
    const login = hrefOf('login', {}, new URLSearchParams({ next }));
    if (login) platform().navigation.push(login);
  }
}

function presentPage(): string {
  const { pathname, search } = platform().navigation.current().place;
  return pathname + search;
}
