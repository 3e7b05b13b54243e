const PARTS = 'href origin protocol username password host hostname port pathname search hash'.split(' ');

/** Exchanges strings only, so that a context with other rights can call it. Empty for invalid addresses. */
export function urlParts(address: string, base: string, part: string, value: string): string {
  try {
    const url = base === '' ? new URL(address) : new URL(address, base);
    if (PARTS.includes(part)) Reflect.set(url, part, value);
    return JSON.stringify(Object.fromEntries(PARTS.map((name) => [name, Reflect.get(url, name)])));
  } catch {
    return '';
  }
}
