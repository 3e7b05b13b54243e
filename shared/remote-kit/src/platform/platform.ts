import type { ComponentType } from 'react';

import type { ListingEvent, PageReferential, Routing } from '@campavia/contracts';
import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import type { OwnedAddress } from '../config/addresses';
import type { SharedCache } from '../data/shared-cache';
import type { EventBus } from '../events/event-bus';
import type { FailurePhase } from '../events/platform-events';
import type { NavigationStore } from '../navigation/navigation-store';
import type { Session } from '../session/session';
import type { SlotComponent, SlotName } from '../slots/slot-props';

import type { Offline } from './offline';

/** A failure of a part, as reported by `defineRemote`. */
export interface PartFailure {
  part: string;
  /** Version that failed, if it is not the composition's. */
  version?: string;
  phase: FailurePhase;
  error: Error;
}

/** Services that the shell provides to every remote. Set once per page by the shell, and once per screen by tests. */
export interface Platform {
  site: Site;
  /** The date in the site's country, `yyyy-MM-dd`. */
  today: string;
  /** Nonce of the document's content security policy, for styles inserted at run time. */
  nonce?: string;
  navigation: NavigationStore;
  /** Every address of the composition. */
  addresses: readonly OwnedAddress[];
  events: EventBus;
  /** Who is signed in. */
  session: Session;
  /** The shared SWR cache; initially contains the answers inlined in the document. */
  cache: SharedCache;
  /** The shell's messages, including those of `ui` and `parts`. */
  messages: Messages;
  referential?: PageReferential;
  /** External links by name; a link without an entry is hidden. */
  routing: Routing;
  /** Absent in browsers without the storage for it, and with earlier shells. */
  offline?: Offline;
  /** Counts an impression or view of a camper, once per kind even if several parts show it. */
  countListingEvent(event: ListingEvent): void;
  /** Shown until a page's screen has loaded. */
  PageSkeleton: ComponentType;
  /** The page of an unknown address; the server sets the status. */
  NotFound: ComponentType;
  reportFailure(failure: PartFailure): void;
  /** Reports that the screen of this history entry shows its content, so that scroll and focus can be set. */
  reportScreenReady(placeKey: string): void;
  /**
   * Prevents reloads and updates of the page during an operation that must not be interrupted, such as a payment.
   * Returns the function that ends it.
   *
   * @param reason for logs: `payment`
   */
  holdPage(reason: string): () => void;
  /** The component that another part provides for a slot; undefined when there is none. */
  findSlot<Name extends SlotName>(name: Name): Promise<SlotComponent<Name> | undefined>;
}

let current: Platform | undefined;

/** Sets the platform of the page. */
export function providePlatform(provided: Platform): void {
  current = addDeprecatedNames(provided);
}

/** The platform of the page. Throws when none was set. */
export function platform(): Platform {
  if (!current) throw new Error('No platform is provided');
  return current;
}

/** Adds the names of version 0.1, still used by releases that were built with it. */
function addDeprecatedNames(provided: Platform): Platform {
  const { events, PageSkeleton: PageGhost, reportScreenReady: screenIsReady } = provided;
  Object.assign(events, { hear: events.subscribe });
  return Object.assign(provided, { PageGhost, screenIsReady });
}
