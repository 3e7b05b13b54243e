import type { ComponentType } from 'react';

/**
 * Slots by name, with the props of their components. A part that provides one declares the slot in its
 * `remote.config.ts`.
 */
export interface SlotProps {
  /** The wishlist button on a camper card and on a listing. */
  'wishlist.heart': WishlistHeartProps;
  /** The price of a stay on a listing, line by line; stay and choices are in the URL. */
  'listing.quote': { camperId: number };
  /** Reviews of a camper. `average`: 1 to 5, 0 without reviews. */
  'listing.reviews': { camperId: number; average: number; count: number };
  /** The documents of a camper on its owner's page. */
  'camper.documents': CamperDocumentsProps;
  /** The pictures of a camper whose listing is being created. */
  'onboarding.pictures': { camperId: number; vehicleId: number };
  /** The first questions to a possible owner. `labelledBy`: id of the heading above. */
  'rent-out.first-questions': { labelledBy: string };
  /** A map with the vehicle's position: the form field `name` receives the pin, see `writePin` of `domain`. */
  'vehicle.position': { name: string; latitude: number; longitude: number };
  /** The owner's form of a pick-up or return report. */
  'booking.condition': BookingConditionProps;
  /**
   * Number of unread messages in the header; above `most` it is shown with a plus.
   *
   * @deprecated of earlier shells; this one counts them itself
   */
  'chats.unread': { most: number };
  /** What an owner must provide before payouts. `headingId`: id of its heading. */
  'owner.requirements': { headingId: string };
}

/** The camper of the wishlist button. */
export interface WishlistHeartProps {
  camperId: number;
  title: string;
  /** `card` (default): round, on a picture; `button`: with a label. */
  look?: 'card' | 'button';
}

/** The camper, and which page of its documents. */
export interface CamperDocumentsProps {
  camperId: number;
  vehicleId: number;
  /** A single document; all when absent. */
  documentId?: number;
  /** Shows the upload form of a document. */
  isUpload?: boolean;
}

/** The booking, the kind of report, and its other party. */
export interface BookingConditionProps {
  bookingId: number;
  moment: 'pick_up' | 'return';
  /** First name of the guest. */
  guest: string;
  /** Time zone of the hand-over, an IANA name. */
  timeZone: string;
}

export type SlotName = keyof SlotProps;

/** A slot component and the part that provides it. */
export interface SlotComponent<Name extends SlotName = SlotName> {
  part: string;
  /** Its version, if it is not the composition's. */
  version?: string;
  component: ComponentType<SlotProps[Name]>;
}
