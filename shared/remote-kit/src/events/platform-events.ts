/** Fits no field of the payload's type more loosely than the sender's compiler saw it. */
type Check<Payload> = { readonly [Field in keyof Payload]-?: 'string' | 'number' | 'object' | 'optional' };

/** One line of news in the corner of the page. */
export interface ToastShown {
  /** `good` leaves by itself; `stop` stays until the reader closes it. */
  tone: 'good' | 'stop';
  /** The bold line. */
  title: string;
  /** The plain line below. */
  text?: string;
  /** One deed: `Try again`. */
  action?: { label: string; perform: () => void };
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

/** What the bus carries. A new version of an event is a new name here. */
export interface PlatformEvents {
  'toast.shown': ToastShown;
  'locale.change-requested': LocaleChangeRequested;
  'page.viewed': PageViewed;
  'remote.failed': RemoteFailed;
}

export type PlatformEventName = keyof PlatformEvents;

/** Version and shape of each event; the shape is checked in development. */
export const PLATFORM_EVENTS: {
  readonly [Name in PlatformEventName]: { version: number; check: Check<PlatformEvents[Name]> };
} = {
  'toast.shown': {
    version: 1,
    check: { tone: 'string', title: 'string', text: 'optional', action: 'optional' },
  },
  'locale.change-requested': { version: 1, check: { locale: 'string' } },
  'page.viewed': { version: 1, check: { addressId: 'optional', path: 'string', title: 'string' } },
  'remote.failed': {
    version: 1,
    check: { composition: 'string', part: 'string', version: 'string', phase: 'string', message: 'string' },
  },
};
