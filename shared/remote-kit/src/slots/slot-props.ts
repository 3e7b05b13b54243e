import type { ComponentType } from 'react';

/**
 * The pieces that parts lend to one another's pages: name of the slot and the props its piece takes.
 * A part that offers one names it in its `remote.config.ts`.
 */
export interface SlotProps {
  /** The heart on a camper card. */
  'wishlist.heart': { camperId: number; title: string };
  /** The price of a stay on a camper's page, line by line; the stay and all choices stand in the address. */
  'listing.quote': { camperId: number };
  /** What guests wrote about a camper. `average`: 1 to 5, 0 without reviews. */
  'listing.reviews': { camperId: number; average: number; count: number };
}

export type SlotName = keyof SlotProps;

/** A piece and the part that lends it. */
export interface LentPiece<Name extends SlotName = SlotName> {
  part: string;
  /** Version it comes from, where that is not the composition's. */
  version?: string;
  component: ComponentType<SlotProps[Name]>;
}
