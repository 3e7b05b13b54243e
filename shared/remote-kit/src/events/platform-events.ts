/** A user signed in; also sent when a page starts with a session. */
export interface SignedIn {
  userId: number;
  isOwner: boolean;
  isStaff: boolean;
  /** How the user signed in just now; absent when a page starts with a session, or another tab signed in. */
  method?: 'email' | 'sso';
}

/** The user signed out, in this or another tab. */
export interface SignedOut {
  /** Id of the user who was signed in. */
  userId: number;
}

/** The session could not be renewed, so the user is signed out involuntarily. */
export interface SessionExpired {
  /** Id of the user who was signed in. */
  userId: number;
  /** Page to return to after signing in: path with prefix, and query. */
  next: string;
}

/** A toast, which disappears automatically. */
export interface ToastShown {
  /** `good` for success, `stop` for failure. */
  tone: 'good' | 'stop';
  /** The title, in bold. */
  title: string;
  /** The text below. */
  text?: string;
  /** One action, such as `Try again`. */
  action?: { label: string; perform: () => void };
  /** Also shown at the top of the page, until the user navigates. */
  isImportant?: boolean;
  /** Removes an important message when aborted, because it is resolved. */
  signal?: AbortSignal;
}

/** A call failed outside a form: the shell shows a toast, following the error display rules. */
export interface FailureShown {
  /** Result of `errorEntries` for an `ApiError`; a general message replaces an absent text. */
  entries: { field?: string; text?: string }[];
}

/** A user views a camper's listing. */
export interface ListingViewed {
  camperId: number;
  /** Back office pages; for staff only. */
  adminUrls?: { camperUrl: string; ownerUrl: string };
}

/** Campers were added to or removed from a wishlist. */
export interface WishlistChanged {
  /** Slug of the wishlist; null for that of a visitor without an account. */
  wishlist: string | null;
  /** All campers on it now. */
  camperIds: number[];
}

/** A booking's state or details changed: dates, extras, drivers. */
export interface BookingChanged {
  bookingId: number;
  /** State as in the api. */
  state: string;
}

/** The state of one of the user's campers changed. */
export interface CamperChanged {
  camperId: number;
  /** State as in the api. */
  state: string;
}

/** A message in one of the user's chats was written or read. */
export interface ChatChanged {
  chatId: number;
  state: 'message' | 'read';
}

/** The user chose another site. */
export interface LocaleChangeRequested {
  /** Name of the site, such as `fr-be`. */
  locale: string;
}

/** A page was shown. */
export interface PageViewed {
  /** Name of the address; null on the not-found page. */
  addressId: string | null;
  /** With prefix and query. */
  path: string;
  title: string;
}

/** A part could not be loaded, or crashed. */
export interface RemoteFailed {
  composition: string;
  part: string;
  version: string;
  phase: FailurePhase;
  message: string;
}

/** `load`: files were late or differ from those published. `render`: it threw on the page. */
export type FailurePhase = 'load' | 'render';

/** The site now composes other releases than those of this page. */
export interface BuildUpdated {
  /** Id of the page's composition. */
  current: string;
  /** Id of the composition that a new page would get. */
  latest: string;
}

/**
 * Events of the bus. Each has a schema and a version in `event-schemas.ts`; a payload that existing listeners cannot
 * handle or would misunderstand needs a new version.
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
  'chat.changed': ChatChanged;
  'locale.change-requested': LocaleChangeRequested;
  'page.viewed': PageViewed;
  'remote.failed': RemoteFailed;
  'build.updated': BuildUpdated;
}

export type PlatformEventName = keyof PlatformEvents;
