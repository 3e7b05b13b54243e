import { start } from 'single-spa';

import {
  createEventBus,
  createNavigationStore,
  createSharedCache,
  providePlatform,
} from '@campavia/remote-kit';
import { addressesOf } from '@campavia/remote-kit/config';

import { startFederation } from './composition/federation';
import { createSlotFinder } from './composition/find-slot';
import { PageGhost } from './composition/page-ghost';
import { createPartLoader } from './composition/part-loader';
import { registerParts } from './composition/register-parts';
import { createFailureReport } from './composition/report-failures';
import { withOwnPages } from './composition/own-pages-first';
import { provideSiteHttp } from './data/provide-site-http';
import { readDocument } from './document/read-document';
import { drawFrame } from './frame/draw-frame';
import './frame/global.css';
import { obeyLocaleChanges } from './locale/change-locale';
import { loadMessages } from './locale/load-messages';
import { watchArrivals } from './navigation/arrivals';
import { followLinks } from './navigation/follow-links';
import { addressFinder } from './navigation/page-address';
import { prefetchLinks } from './navigation/prefetch-links';
import { NotFoundPage } from './platform/not-found-page';

async function run(): Promise<void> {
  const page = readDocument(document);
  const { composition, site, nonce } = page;
  const addresses = addressesOf(composition);
  const findAddress = addressFinder(addresses, site);

  const messages = await loadMessages(site.language);
  provideSiteHttp(site);

  const events = createEventBus();
  const reportFailure = createFailureReport(composition, events);
  const { fetchRemote, hasEntry } = startFederation({ composition, nonce, window });
  const loader = createPartLoader(withOwnPages(fetchRemote), performance.now());

  // In this order: single-spa holds back only listeners added after its start.
  const navigation = createNavigationStore({ window, announcedBy: 'single-spa' });
  start({ urlRerouteOnly: true });
  navigation.attach();

  const arrivals = watchArrivals({ window, navigation, events, findAddress });
  providePlatform({
    site,
    today: page.today,
    nonce,
    navigation,
    addresses,
    events,
    cache: createSharedCache(page.answers),
    messages,
    referential: page.referential,
    routing: page.routing,
    PageGhost,
    NotFound: NotFoundPage,
    reportFailure,
    screenIsReady: arrivals.screenIsReady,
    findSlot: createSlotFinder(composition, loader),
  });

  drawFrame(document, events);
  registerParts({ composition, loader, navigation, findAddress, reportFailure, hasEntry, document });
  followLinks({ window, navigation, findAddress });
  prefetchLinks({ window, findAddress, prefetch: loader.prefetch });
  obeyLocaleChanges({ events, navigation, site, window });
}

void run();
