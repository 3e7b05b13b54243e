import { useSyncExternalStore, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type NavigationType, type To } from 'react-router';

import { prefixOf } from '@campavia/i18n/sites';

import { platform } from '../platform/platform';

/**
 * The routing a remote may use. Paths are without locale prefix; the platform adds it.
 * Everything goes through the one navigation store, so that every root renders once per navigation.
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

/** Gives a React root the place the navigation store knows. */
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
