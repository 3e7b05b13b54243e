import type { Site } from '@campavia/i18n/sites';
import type { EventBus, NavigationPlan } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { watchBuilds } from '../composition/watch-builds';
import { ownerOf } from '../composition/page-owner';
import { askLatestBuild } from '../data/ask-latest-build';

import { createBoundary, type Boundary } from './boundary';
import { pageLinkOf } from './follow-links';
import type { FindAddress } from './page-address';
import { createTypedInput, type TypedInput } from './typed-input';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

export interface DepartureWatchOptions {
  window: Window;
  site: Site;
  composition: Composition;
  events: EventBus;
  findAddress: FindAddress;
  isHeld(): boolean;
  /** Fields that somebody has typed into, by page and name. */
  touched: Set<string>;
  /** The navigation whose page is not there yet: news that comes in time still counts for it. */
  underWay(): NavigationPlan | undefined;
  /** Loads the document of the present address anew. */
  renew(): void;
}

export interface DepartureWatch {
  leaves: Boundary;
  typed: TypedInput;
}

/** Watches for newer compositions, also whenever the reader is about to go somewhere, and for what the reader types. */
export function watchDepartures(options: DepartureWatchOptions): DepartureWatch {
  const { window, site, composition, events, findAddress, isHeld, touched, underWay, renew } = options;
  const current = composition.id;
  const typed = createTypedInput(window, touched);
  const builds = watchBuilds({
    window,
    current,
    ask: () => askLatestBuild(site),
    onUpdate(latest) {
      events.send('build.updated', { current, latest });
      const plan = underWay();
      // The address is the target's already; only its document is of yesterday.
      if (plan && boundary(plan)) renew();
    },
  });
  const partAt = (pathname: string) => ownerOf(pathname, findAddress);
  const boundary = createBoundary({ window, newer: builds.newer, isHeld, typed, ownerOf: partAt });
  for (const intent of INTENTS) {
    const look = (event: Event) => void (pageLinkOf(event, findAddress) && builds.lookSoon());
    window.document.addEventListener(intent, look, { passive: true });
  }
  const leaves = (plan: NavigationPlan) => {
    builds.lookSoon();
    return boundary(plan);
  };
  return { leaves, typed };
}
