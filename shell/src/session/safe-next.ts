const MAX_LENGTH = 2000;

const SOMEWHERE = 'https://site.invalid';

const MAX_LAYERS = 4;

/** Paths that are no pages. */
const MACHINES = /^\/(?:_[^/]*|api|oauth|3|v4|media|releases|sandbox|ping)(?:[/?#]|$)/i;

/** Characters that browsers drop, or read as another slash, when they parse an address. */
const MISLEADING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]|\/\//u;

function unescaped(path: string): string | undefined {
  let text = path;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    try {
      const plain = decodeURIComponent(text);
      if (plain === text) return plain;
      text = plain;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

function isOwnPath(path: string): boolean {
  const plain = unescaped(path)?.normalize('NFKC');
  return plain !== undefined && !MISLEADING.test(plain) && !MACHINES.test(plain);
}

/** Anything that is no page of this site, or that a browser could take for another one, becomes `fallback`. */
export function safeNext(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.startsWith('/')) return fallback;
  if (MISLEADING.test(value.split(/[?#]/, 1)[0] ?? '') || !URL.canParse(value, SOMEWHERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, SOMEWHERE);
  return origin === SOMEWHERE && isOwnPath(pathname) ? `${pathname}${search}${hash}` : fallback;
}
