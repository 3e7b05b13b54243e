import { platform } from '@campavia/remote-kit';

/** Pictures of the map from elsewhere, as a deployment names them. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  address: string;
  /** Whom to thank for them. */
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
