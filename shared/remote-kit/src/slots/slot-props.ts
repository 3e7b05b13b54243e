import type { ComponentType } from 'react';

/**
 * The slots by name, with the props that their components take.
 * A part that provides a component names the slot in its `remote.config.ts`.
 */
export interface SlotProps {
  /** The heart on a camper card. */
  'wishlist.heart': { camperId: number; title: string };
  /** The price of a stay on a camper's page, line by line; the stay and all choices stand in the address. */
  'listing.quote': { camperId: number };
  /** What guests wrote about a camper. `average`: 1 to 5, 0 without reviews. */
  'listing.reviews': { camperId: number; average: number; count: number };
  /** The documents of a camper on its owner's page of it. */
  'camper.documents': CamperDocumentsProps;
  /** The pictures of a camper whose listing is begun. */
  'onboarding.pictures': { camperId: number; vehicleId: number };
  /** The report of a pick-up or a return, as the owner of the camper writes it. */
  'booking.condition': BookingConditionProps;
  /** The way to the money that a trip waits for; of its two terms the one that runs. */
  'trips.pay-now': PayNowProps;
}

/** Whose documents, and which page of them. */
export interface CamperDocumentsProps {
  camperId: number;
  vehicleId: number;
  /** One of them; all without. */
  documentId?: number;
  /** The form for the pages of one. */
  isUpload?: boolean;
}

/** Which report of which booking, and with whom it is written. */
export interface BookingConditionProps {
  bookingId: number;
  moment: 'pick_up' | 'return';
  /** First name of the guest. */
  guest: string;
  /** Where the camper is handed over, an IANA name. */
  timeZone: string;
}

/** What a trip waits for. */
export interface PayNowProps {
  bookingId: number;
  camperId: number;
  isInstant: boolean;
  /** What is due now, `539.70`. */
  amount: string;
  currency: string;
  /** UTC moment until which a whole price or a first part is paid. */
  payBy?: string;
  /** The last day for a second part that could not be taken, `yyyy-MM-dd`. */
  lastDay?: string;
  /** Where the camper is handed over, an IANA name. */
  timeZone: string;
  /** A payment of it was begun and has not ended; nobody knows where it is left out. */
  isBeingPaid?: boolean;
  /** It stands among other trips, not on a page of its own. */
  isInList: boolean;
}

export type SlotName = keyof SlotProps;

/** A slot component and the part that provides it. */
export interface SlotComponent<Name extends SlotName = SlotName> {
  part: string;
  /** Version it comes from, where that is not the composition's. */
  version?: string;
  component: ComponentType<SlotProps[Name]>;
}
