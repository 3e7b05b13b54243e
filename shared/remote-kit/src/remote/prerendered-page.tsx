import { Activity, createContext, use, type ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';

import type { PageRequest } from '../data/prefetch-answers';
import type { SharedCache } from '../data/shared-cache';
import type { NavigationLocation } from '../navigation/navigation-location';
import { FollowedNavigationContext, navigationFrom } from '../navigation/routing';
import { platform } from '../platform/platform';

export interface PrerenderOptions {
  /** Not part of the document yet. */
  element: Element;
  place: NavigationLocation;
  rootOptions: RootOptions;
  page: ReactNode;
}

/** A root with the methods that single-spa-react calls. */
export interface PrerenderedRoot {
  render(lifecycle: ReactNode): void;
  unmount(): void;
}

const IsPrerendered = createContext(false);

/**
 * Renders a page without its effects, hidden, when the browser has nothing else to do. The first `render` shows it and runs its
 * effects.
 */
export function prerenderPage({ element, place, rootOptions, page }: PrerenderOptions): PrerenderedRoot {
  const root = createRoot(element, rootOptions);
  const followed = navigationFrom(place, platform().navigation);

  function render(mode: 'hidden' | 'visible', lifecycle?: ReactNode): void {
    root.render(
      <>
        <IsPrerendered value>{lifecycle}</IsPrerendered>
        <Activity mode={mode}>
          <FollowedNavigationContext value={followed}>{page}</FollowedNavigationContext>
        </Activity>
      </>,
    );
  }

  render('hidden');
  return { render: (lifecycle) => render('visible', lifecycle), unmount: () => root.unmount() };
}

/** Renders nothing where the page is already part of the root. */
export function UnlessPrerendered({ children }: { children: ReactNode }) {
  return use(IsPrerendered) ? null : children;
}

/** Whether there are requests and all answers are in the cache. Waits for those that are under way. */
export async function hasAnswers(cache: SharedCache, requests: readonly PageRequest[]): Promise<boolean> {
  const pending = requests.map(async ({ key }) => cache.prefetched.get(key)?.answer);
  await Promise.allSettled(pending);
  return requests.length > 0 && requests.every(({ key }) => cache.get(key)?.data !== undefined);
}
