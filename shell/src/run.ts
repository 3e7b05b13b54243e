import { start } from 'single-spa';

import {
  createEventBus,
  createNavigationStore,
  createSharedCache,
  providePlatform,
  type NavigationStore,
} from '@campavia/remote-kit';
import { addressesOf } from '@campavia/remote-kit/config';

import { createSlotFinder } from './composition/find-slot';
import { letPartsIn } from './composition/let-parts-in';
import { PageGhost } from './composition/page-ghost';
import { registerParts } from './composition/register-parts';
import { readDocument } from './document/read-document';
import { drawFrame } from './layout/draw-frame';
import './layout/global.css';
import { obeyLocaleChanges } from './locale/change-locale';
import { loadMessages } from './locale/load-messages';
import { watchArrivals } from './navigation/arrivals';
import { createDepartures, type Departures } from './navigation/departures';
import { followLinks } from './navigation/follow-links';
import { addressFinder } from './navigation/page-address';
import { prefetchLinks } from './navigation/prefetch-links';
import { NotFoundPage } from './platform/not-found-page';
import { offerExtras } from './platform/offer-extras';
import { leadFatalErrors } from './reporting/fatal-errors';
import { createReporter } from './reporting/reporter';
import { openSession } from './session/open-session';
import { asRunBy, claimStart, markStarted, scriptOf, tellFailedStart } from './start/start-mark';

async function run(script: string): Promise<void> {
  const page = readDocument(document);
  const { site, nonce, today, referential, routing } = page;
  const composition = asRunBy(script, page.composition);
  const addresses = addressesOf(composition);
  const findAddress = addressFinder(addresses, site);

  const messages = await loadMessages(site);
  if (!claimStart(window, script)) return;

  const events = createEventBus();
  const reporter = createReporter({ window, events, site: site.locale, pageId: page.pageId });
  const { loader, reportFailure } = letPartsIn({ page: { ...page, composition }, events, window });
  const departures = createDepartures({ window, site, composition, events, findAddress });
  const navigation = startNavigation(departures);
  const pageContext = { window, site, events, navigation, findAddress };
  const arrivals = watchArrivals(pageContext);
  const screenIsReady = (placeKey: string) => {
    arrivals.screenIsReady(placeKey);
    departures.arrive(placeKey);
  };
  const cache = createSharedCache(page.answers);
  const session = openSession({
    ...pageContext,
    cache,
    addresses,
    routing,
    user: page.user,
    departures,
    reporter,
  });
  providePlatform({
    site,
    today,
    nonce,
    navigation,
    addresses,
    events,
    session,
    cache,
    messages,
    referential,
    routing,
    PageGhost,
    NotFound: NotFoundPage,
    reportFailure,
    screenIsReady,
    holdPage: departures.holdPage,
    findSlot: createSlotFinder(composition, loader),
  });

  session.begin();
  drawFrame(document, events);
  const { reload } = departures;
  registerParts({ composition, loader, navigation, session, findAddress, reportFailure, reload, document });
  leadFatalErrors({ document, navigation });
  followLinks({ window, navigation, findAddress });
  prefetchLinks({ window, findAddress, prefetch: loader.prefetch });
  obeyLocaleChanges({ events, navigation, site, window, departures });
  offerExtras({ window, page, composition, events, navigation, session, cache });
  markStarted(window);
}

/** In this order: single-spa holds back only listeners added after its start. */
function startNavigation({ leaves }: Departures): NavigationStore {
  const navigation = createNavigationStore({ window, leaves, announcedBy: 'single-spa' });
  start({ urlRerouteOnly: true });
  navigation.attach();
  return navigation;
}

run(scriptOf(document)).catch((error: Error) => tellFailedStart(window, error));
