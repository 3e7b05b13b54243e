import { registerApplication, type LifeCycles } from 'single-spa';

import type { NavigationStore, Platform, Session } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { ListingEvents } from '../data/listing-events/listing-events';
import type { FindAddress } from '../navigation/page-address';
import { focusHeading } from '../navigation/restore-position';

import { createFailurePanels } from './failure-panels';
import { ownerForReader } from './page-owner';
import type { PageReload } from '../navigation/departures/page-reload';
import { delayHydration } from './hydration/delay-hydration';
import { createRemoteContainer } from './remote-container';
import type { PrerenderedPages } from '../navigation/prerendered-pages';
import type { RemoteLoader } from './remote-loader';
import { RemoteAdapter } from './remote-adapter';

export interface RegisterRemotesOptions {
  composition: Composition;
  loader: RemoteLoader;
  prerendered: Pick<PrerenderedPages, 'show' | 'take'>;
  navigation: NavigationStore;
  session: Pick<Session, 'current' | 'subscribe'>;
  listingEvents: Pick<ListingEvents, 'watch'>;
  findAddress: FindAddress;
  reportFailure: Platform['reportFailure'];
  reload: PageReload;
  document: Document;
}

export function registerRemotes(options: RegisterRemotesOptions): void {
  const { composition, loader, prerendered, navigation, session, findAddress } = options;
  const { reportFailure, reload, document } = options;
  const untilNeeded = delayHydration(options);
  for (const part of Object.keys(composition.parts)) {
    const adapter = new RemoteAdapter({
      part,
      slot: createRemoteContainer({ part, document, prerendered }),
      loader,
      prerendered,
      untilNeeded,
      addressId: () => findAddress(navigation.current().place.pathname)?.id,
      showFailure: createFailurePanels({
        part,
        reference: `${composition.id.slice(0, 8)}-${part}`,
        reload,
      }),
      reportMountFailure: (error) => reportFailure({ part, phase: 'render', error }),
      onRecovered: () => focusHeading(document),
    });
    navigation.subscribe(adapter.revisit);
    registerApplication({
      name: part,
      app: adapter.lifecycles satisfies LifeCycles,
      activeWhen: ({ pathname }) => ownerForReader(session.current(), pathname, findAddress) === part,
    });
  }
}
