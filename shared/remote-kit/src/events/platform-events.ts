/** Somebody is signed in from now on; also said once when a page starts with a session. */
export interface SignedIn {
  userId: number;
  isOwner: boolean;
  isStaff: boolean;
  /** How they have just signed in; absent when a page starts with a session, or another tab signed in. */
  method?: 'email' | 'sso';
}

/** The reader signed out, here or in another tab. */
export interface SignedOut {
  /** Who was signed in. */
  userId: number;
}

/** The session could not be renewed: nobody is signed in any more, though nobody asked for that. */
export interface SessionExpired {
  /** Who was signed in. */
  userId: number;
  /** Where to come back to after signing in: path with prefix, and query. */
  next: string;
}

/** One line of news in the corner of the page, which leaves by itself. */
export interface ToastShown {
  /** `good` for what worked, `stop` for what failed. */
  tone: 'good' | 'stop';
  /** The bold line. */
  title: string;
  /** The plain line below. */
  text?: string;
  /** One action: `Try again`. */
  action?: { label: string; perform: () => void };
  /** Must not be missed: it stands at the head of the page as well, until the reader goes on to another page. */
  isImportant?: boolean;
  /** Takes important news away when it aborts: it is settled. */
  signal?: AbortSignal;
}

/** A call failed and no form is there to say so: the shell says it in the corner, by the rules for errors. */
export interface FailureShown {
  /** What `errorEntries` makes of an `ApiError`; an absent text is said in the product's own words. */
  entries: { field?: string; text?: string }[];
}

/** Somebody looks at a camper. */
export interface ListingViewed {
  camperId: number;
  /** Pages of the back office; staff only. */
  adminUrls?: { camperUrl: string; ownerUrl: string };
}

/** Campers were saved to a wishlist or taken out of it. */
export interface WishlistChanged {
  /** Slug of the list; null for the one that a visitor keeps without an account. */
  wishlist: string | null;
  /** Every camper on it now. */
  camperIds: number[];
}

/** A booking is in another state, or something about it is otherwise: dates, extras, drivers. */
export interface BookingChanged {
  bookingId: number;
  /** As the api names it. */
  state: string;
}

/** A camper of the user's is in another state. */
export interface CamperChanged {
  camperId: number;
  /** As the api names it. */
  state: string;
}

/** The reader chose another site. */
export interface LocaleChangeRequested {
  /** Name of the site: `fr-be`. */
  locale: string;
}

/** A page stands in front of the reader. */
export interface PageViewed {
  /** Name of the address; null on a page that is not there. */
  addressId: string | null;
  /** With prefix and query. */
  path: string;
  title: string;
}

/** A part did not come, or broke. */
export interface RemoteFailed {
  composition: string;
  part: string;
  version: string;
  phase: FailurePhase;
  message: string;
}

/** `load`: its files did not come in time or are not what was published. `render`: it threw on the page. */
export type FailurePhase = 'load' | 'render';

/** The site composes another set of releases than this page was made of. */
export interface BuildUpdated {
  /** Id of the page's composition. */
  current: string;
  /** Id of the composition a new page would get. */
  latest: string;
}

/**
 * What the bus carries. Each has a schema and a version in `event-schemas.ts`; a payload that listeners of
 * before cannot take, or would take for something else, is a new version.
 */
export interface PlatformEvents {
  'session.signed-in': SignedIn;
  'session.signed-out': SignedOut;
  'session.expired': SessionExpired;
  'toast.shown': ToastShown;
  'failure.shown': FailureShown;
  'listing.viewed': ListingViewed;
  'wishlist.changed': WishlistChanged;
  'booking.changed': BookingChanged;
  'camper.changed': CamperChanged;
  'locale.change-requested': LocaleChangeRequested;
  'page.viewed': PageViewed;
  'remote.failed': RemoteFailed;
  'build.updated': BuildUpdated;
}

export type PlatformEventName = keyof PlatformEvents;
