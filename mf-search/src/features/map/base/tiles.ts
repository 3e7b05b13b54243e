import { platform } from '@campavia/remote-kit';

export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  address: string;
  credit: string;
}

/** `map_tiles` is a URL template, then `#` and the attribution. Without it the map draws its own base. */
export function tilesOf(routing = platform().routing): Tiles | undefined {
  const [address, credit = ''] = routing.map_tiles?.split('#', 2) ?? [];
  return address ? { address, credit: decoded(credit) } : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
