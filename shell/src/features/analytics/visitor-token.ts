const KEY = 'campavia.visitor-token';

export function visitorToken({
  localStorage,
  crypto,
}: Pick<Window, 'localStorage'> & { crypto: Crypto }): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const token = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
  localStorage.setItem(KEY, token);
  return token;
}

export function forgetVisitor(window: Pick<Window, 'localStorage'>): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
