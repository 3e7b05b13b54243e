import { useSyncExternalStore, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type NavigationType, type To } from 'react-router';

import { prefixOf } from '@campavia/i18n/sites';

import { platform } from '../platform/platform';

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

/** Connects a React root to the navigation store. */
export function PlatformRouter({ children }: { children: ReactNode }) {
  const { navigation, site } = platform();
  const { place, kind } = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  return (
    <Router
      basename={prefixOf(site)}
      location={place}
      navigationType={kind as NavigationType}
      navigator={navigatorOf()}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

function navigatorOf(): Navigator {
  const { navigation } = platform();
  return {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    go: navigation.go,
    push: navigation.push,
    replace: navigation.replace,
  };
}
