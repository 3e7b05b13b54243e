import { start } from 'single-spa';

import { createNavigationStore, type NavigationStore } from '@campavia/remote-kit';

import type { Departures } from './departures/departures';

/** This order matters: single-spa delays only listeners that are added after its start. */
export function startNavigation({ leaves }: Departures): NavigationStore {
  const navigation = createNavigationStore({ window, leaves, announcedBy: 'single-spa' });
  start({ urlRerouteOnly: true });
  navigation.attach();
  return navigation;
}
