import type { ComponentType } from 'react';

import type { PageReferential, Routing } from '@campavia/contracts';
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

/** What went wrong in a part, as `defineRemote` reports it. */
export interface PartFailure {
  part: string;
  /** Version that failed, where it is not the composition's. */
  version?: string;
  phase: FailurePhase;
  error: Error;
}

/** What the shell provides to every remote. Set once per page by the shell, by tests once per screen. */
export interface Platform {
  site: Site;
  /** The date in the site's country, `yyyy-MM-dd`. */
  today: string;
  /** Of the document's content security policy; styles made at run time carry it. */
  nonce?: string;
  navigation: NavigationStore;
  /** Every address of the composition. */
  addresses: readonly OwnedAddress[];
  events: EventBus;
  /** Who is signed in. */
  session: Session;
  /** The one SWR cache; starts with the answers that came with the document. */
  cache: SharedCache;
  /** The shell's catalogue, with those of `ui` and `parts`. */
  messages: Messages;
  referential?: PageReferential;
  /** Links outside the composition by name; an absent one hides its link. */
  routing: Routing;
  /** Absent in browsers that cannot keep pages, and with earlier shells. */
  offline?: Offline;
  /** Shown until a page's screen is loaded. */
  PageSkeleton: ComponentType;
  /** The page of an unknown address; the server sets the status. */
  NotFound: ComponentType;
  reportFailure(failure: PartFailure): void;
  /** The screen at this entry of the history shows its content: scroll and focus may be placed. */
  reportScreenReady(placeKey: string): void;
  /**
   * Prevents a reload or an update of the page while the user is in the middle of
   * something that must not be interrupted: a payment. Returns the function that ends it.
   *
   * @param reason for logs: `payment`
   */
  holdPage(reason: string): () => void;
  /** The component that another part provides for a slot; undefined when none does. */
  findSlot<Name extends SlotName>(name: Name): Promise<SlotComponent<Name> | undefined>;
}

let current: Platform | undefined;

/** Makes the platform known to everything on the page. */
export function providePlatform(provided: Platform): void {
  current = addDeprecatedNames(provided);
}

/** The platform of this page. Throws where none was provided. */
export function platform(): Platform {
  if (!current) throw new Error('No platform: call providePlatform first');
  return current;
}

/** Adds the names of 0.1, which releases that were built with it still use. */
function addDeprecatedNames(provided: Platform): Platform {
  const { events, PageSkeleton: PageGhost, reportScreenReady: screenIsReady } = provided;
  Object.assign(events, { hear: events.subscribe });
  return Object.assign(provided, { PageGhost, screenIsReady });
}
