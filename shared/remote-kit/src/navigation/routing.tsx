import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type NavigationType, type To } from 'react-router';

import { prefixOf } from '@campavia/i18n/sites';

import { platform } from '../platform/platform';

import type { NavigationLocation } from './navigation-location';
import type { Navigation, NavigationStore } from './navigation-store';

/**
 * The routing API for remotes. Paths are without locale prefix; the platform adds it. Everything uses the one
 * navigation store, so that every root renders once per navigation.
 */
export {
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';

export type FollowedNavigation = Pick<NavigationStore, 'current' | 'subscribe'>;

/** What the router follows in a page that is rendered before the navigation to it. */
export const FollowedNavigationContext = createContext<FollowedNavigation | undefined>(undefined);

/** At `place` until the navigation to it has happened; then the same as `navigation`. */
export function navigationFrom(
  place: NavigationLocation,
  { current, subscribe }: FollowedNavigation,
): FollowedNavigation {
  const expected: Navigation = { place, kind: 'PUSH', keepsScroll: false };
  let hasArrived = false;

  function currentOrExpected(): Navigation {
    hasArrived ||= current().place.key === place.key;
    return hasArrived ? current() : expected;
  }

  return { current: currentOrExpected, subscribe };
}

/** Connects a React root to the navigation store. */
export function PlatformRouter({ children }: { children: ReactNode }) {
  const { navigation, site } = platform();
  const { current, subscribe } = use(FollowedNavigationContext) ?? navigation;
  const { place, kind } = useSyncExternalStore(subscribe, current, current);
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
  return (
    <Router
      basename={prefixOf(site)}
      location={place}
      navigationType={kind as NavigationType}
      navigator={navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

function navigatorOf(navigation: NavigationStore): Navigator {
  return {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    go: navigation.go,
    push: navigation.push,
    replace: navigation.replace,
  };
}
