import { platform } from '@campavia/remote-kit';

/** External map tiles of a deployment. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  address: string;
  /** Attribution. */
  credit: string;
}

/**
 * `map_tiles` of the routing data: an address with `{z}`, `{x}`, `{y}`, and after its `#` the credit to show. Without
 * one the map draws its own ground.
 */
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
