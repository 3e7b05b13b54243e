import { createEventBus, providePlatform } from '@campavia/remote-kit';
import { addressesOf } from '@campavia/remote-kit/config';

import { createSlotFinder } from './composition/find-slot';
import { createRemoteLoading } from './composition/load-remotes';
import { PageSkeleton } from './layout/page-skeleton';
import { registerRemotes } from './composition/register-remotes';
import { pause } from './composition/timeout';
import { createPageCache } from './document/create-page-cache';
import { createListingEvents } from './data/listing-events/listing-events';
import { readDocument } from './document/read-document';
import { renderLayout } from './layout/render-layout';
import './layout/global.css';
import { followLocaleChanges } from './locale/change-locale';
import { loadMessages } from './locale/load-messages';
import { watchArrivals } from './navigation/arrivals';
import { createDepartures } from './navigation/departures/departures';
import { followLinks } from './navigation/follow-links';
import { createLazyPrerenderedPages } from './navigation/lazy-prerendered-pages';
import { createAddressFinder } from './navigation/page-address';
import { prefetchLinks } from './navigation/prefetch-links';
import { startNavigation } from './navigation/start-navigation';
import { createOffline } from './features/offline/create-offline';
import { NotFoundPage } from './features/not-found/not-found-page';
import { layoutFeatures, loadOwnPages } from './lazy-features';
import { startFeatures } from './start-features';
import { showFatalErrors } from './features/error-page/fatal-errors';
import { createReporter } from './reporting/reporter';
import { openSession } from './session/open-session';
import { withRunningRelease, claimStart, markStarted, scriptOf, reportFailedStart } from './start/start-mark';

async function run(script: string): Promise<void> {
  const page = readDocument(document);
  const { site, nonce, pageId, today, referential, routing } = page;
  const composition = withRunningRelease(script, page.composition);
  const addresses = addressesOf(composition);
  const findAddress = createAddressFinder(addresses, site);

  const messages = await loadMessages(site);
  // Between two tasks the browser answers input and paints.
  await pause(0);
  if (!claimStart(window, script)) return;

  const events = createEventBus();
  const reporter = createReporter({ window, events, site: site.locale, pageId });
  const loading = { composition, nonce, pageId, events, window, loadOwnPages };
  const { loader, reportFailure } = createRemoteLoading(loading);
  const departures = createDepartures({ window, site, composition, events, findAddress });
  const navigation = startNavigation(departures);
  const pageContext = { window, site, events, navigation, findAddress };
  const arrivals = watchArrivals(pageContext);
  const cache = createPageCache(page);
  const { user } = page;
  const session = openSession({ ...pageContext, cache, addresses, routing, user, departures, reporter });
  const listingEvents = createListingEvents(session);
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
    offline: createOffline({ ...pageContext, page, composition, session }),
    countListingEvent: listingEvents.count,
    PageSkeleton,
    NotFound: NotFoundPage,
    reportFailure,
    reportScreenReady(placeKey) {
      arrivals.screenIsReady(placeKey);
      departures.arrive(placeKey);
    },
    holdPage: departures.holdPage,
    findSlot: createSlotFinder(composition, loader),
  });

  session.begin();
  renderLayout({ document, events, features: layoutFeatures });
  const { reload } = departures;
  const prerendered = createLazyPrerenderedPages({ window, site, navigation, loader });
  await pause(0);
  const mounting = { composition, loader, prerendered, listingEvents, reportFailure, reload, document };
  registerRemotes({ ...mounting, navigation, session, findAddress });
  showFatalErrors({ document, navigation });
  followLinks({ window, navigation, findAddress });
  prefetchLinks({ window, site, findAddress, prefetch: prerendered.prefetch });
  followLocaleChanges({ events, navigation, site, window, departures });
  startFeatures({ window, page, composition, events, navigation, session, cache });
  markStarted(window);
}

run(scriptOf(document)).catch((error: Error) => reportFailedStart(window, error));
