import type { Site } from '@campavia/i18n/sites';
import type { EventBus, NavigationPlan } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { watchBuilds } from './watch-builds';
import { fetchLatestBuild } from '../../data/fetch-latest-build';

import { createBoundary, type Boundary } from './boundary';
import { pageLinkOf } from '../follow-links';
import { partOf, type FindAddress } from '../page-address';
import { createTypedInput, type TypedInput } from '../typed-input/typed-input';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

export interface DepartureWatchOptions {
  window: Window;
  site: Site;
  composition: Composition;
  events: EventBus;
  findAddress: FindAddress;
  isHeld(): boolean;
  touched: Set<string>;
  /** The pending navigation: an update that arrives in time still applies to it. */
  pendingNavigation(): NavigationPlan | undefined;
  renew(): void;
}

export interface DepartureWatch {
  leaves: Boundary;
  typed: TypedInput;
}

export function watchDepartures(options: DepartureWatchOptions): DepartureWatch {
  const { window, site, composition, events, findAddress, isHeld, touched, pendingNavigation, renew } =
    options;
  const current = composition.id;
  const typed = createTypedInput(window, touched);
  const builds = watchBuilds({
    window,
    current,
    ask: () => fetchLatestBuild(site),
    onUpdate(latest) {
      events.send('build.updated', { current, latest });
      const plan = pendingNavigation();
      // The URL is already the target's; only the document is outdated.
      if (plan && boundary(plan)) renew();
    },
  });
  const partAt = (pathname: string) => partOf(pathname, findAddress);
  const boundary = createBoundary({ window, newer: builds.newer, isHeld, typed, partOf: partAt });
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
