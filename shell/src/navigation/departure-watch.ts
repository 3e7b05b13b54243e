import { watchBuilds } from '../composition/watch-builds';
import { ownerOf } from '../composition/page-owner';
import { askLatestBuild } from '../data/ask-latest-build';

import { createBoundary, type Boundary } from './boundary';
import type { DeparturesOptions } from './departures';
import { pageLinkOf } from './follow-links';
import { createTypedInput, type TypedInput } from './typed-input';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

export interface DepartureWatchOptions extends DeparturesOptions {
  isHeld(): boolean;
  /** Fields that somebody has typed into, by page and name. */
  touched: Set<string>;
}

export interface DepartureWatch {
  leaves: Boundary;
  typed: TypedInput;
}

/** Watches for newer compositions, also whenever the reader is about to go somewhere, and for what the reader types. */
export function watchDepartures(options: DepartureWatchOptions): DepartureWatch {
  const { window, site, composition, events, findAddress, isHeld, touched } = options;
  const current = composition.id;
  const builds = watchBuilds({
    window,
    current,
    ask: () => askLatestBuild(site),
    onUpdate: (latest) => events.send('build.updated', { current, latest }),
  });
  for (const intent of INTENTS) {
    const look = (event: Event) => void (pageLinkOf(event, findAddress) && builds.lookSoon());
    window.document.addEventListener(intent, look, { passive: true });
  }
  const typed = createTypedInput(window, touched);
  const partAt = (pathname: string) => ownerOf(pathname, findAddress);
  return { leaves: createBoundary({ window, newer: builds.newer, isHeld, typed, ownerOf: partAt }), typed };
}
