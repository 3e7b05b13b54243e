import type { NavigationPlan } from '@campavia/remote-kit';
import { onFirstInteraction } from '@campavia/remote-kit/first-interaction';

import { createPageHold, type PageHold } from './page-hold';
import { createPageReload, reloadForMissingChunks, type PageReload } from './page-reload';
import type { DepartureWatch, DepartureWatchOptions } from './departure-watch';
import { placedField } from '../typed-input/field-name';
import { forgetSaved, mayBeSaved, pathKey } from '../typed-input/saved-input';

const UNTOUCHED_MS = 10_000;

export type DeparturesOptions = Omit<
  DepartureWatchOptions,
  'isHeld' | 'touched' | 'pendingNavigation' | 'renew'
> &
  Partial<Pick<DepartureWatchOptions, 'renew'>>;

export interface Departures {
  leaves(plan: NavigationPlan): boolean;
  reload: PageReload;
  holdPage: PageHold['hold'];
  isHeld: PageHold['isHeld'];
  /** Restores the input typed at a history entry before the document was replaced. */
  arrive(placeKey: string): void;
  /** @param path with prefix, without query */
  saveTyped(path: string): void;
  /** Another user: typed input is not restored. */
  forgetTyped(): void;
}

/** The code that watches for updates loads with the first interaction. */
export function createDepartures(options: DeparturesOptions): Departures {
  const { window, composition, renew = () => window.location.reload() } = options;
  const { document } = window;
  const known = { ...options, renew, pendingNavigation: () => pendingNavigation };
  const { hold, isHeld } = createPageHold();
  const touched = new Set<string>();
  let pendingNavigation: NavigationPlan | undefined;
  let watch: DepartureWatch | undefined;
  let coming: Promise<DepartureWatch | undefined> | undefined;

  function fetchWatch(): Promise<DepartureWatch | undefined> {
    coming ??= import('./departure-watch').then(
      ({ watchDepartures }) => (watch = watchDepartures({ ...known, isHeld, touched })),
      () => (coming = undefined),
    );
    return coming;
  }

  const onLeave = () => watch?.typed.keep();
  const reload = createPageReload({ compositionId: composition.id, window, isHeld, onLeave });
  reloadForMissingChunks(window, reload);
  document.addEventListener('input', (event) => {
    const field = placedField(event);
    if (field !== undefined) touched.add(field);
  });
  // Keeps listening, so that a failed import is tried again at the next interaction.
  onFirstInteraction(document, () => void fetchWatch());
  setTimeout(() => void fetchWatch(), UNTOUCHED_MS);

  return {
    leaves(plan) {
      // A reader who is typing must not lose input to a reload.
      pendingNavigation = touched.size === 0 ? plan : undefined;
      return watch?.leaves(plan) ?? false;
    },
    reload,
    holdPage: hold,
    isHeld,
    arrive(placeKey) {
      pendingNavigation = undefined;
      const { pathname } = window.location;
      if (![placeKey, pathKey(pathname)].some((key) => mayBeSaved(window, key))) return;
      void fetchWatch().then((there) => there?.typed.restoreInput(placeKey));
    },
    saveTyped: (path) => watch?.typed.keepFor(path),
    forgetTyped() {
      touched.clear();
      forgetSaved(window);
    },
  };
}
