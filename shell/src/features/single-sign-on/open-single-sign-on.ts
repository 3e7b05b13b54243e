import { hrefOf, platform } from '@campavia/remote-kit';

/**
 * Opens the single sign-on dialog. If its code fails to load, goes to the sign-in page, which offers the
 * same.
 * @param next where to continue after signing in, path with prefix and query; the current page by default
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
