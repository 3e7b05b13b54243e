import { hrefOf, platform } from '@campavia/remote-kit';

/**
 * Opens the window that offers single sign-on, over the present page. Where the window does not come, the page
 * that signs in offers the same.
 *
 * @param next where to go on after signing in, path with prefix and query; the present page unless said
 */
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
