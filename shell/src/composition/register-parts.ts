import { registerApplication, type LifeCycles } from 'single-spa';

import type { NavigationStore, Platform, Session } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { FindAddress } from '../navigation/page-address';
import { focusHeading } from '../navigation/place-focus';

import { createFailurePanels } from './failure-panels';
import { ownerFor } from './page-owner';
import type { PageReload } from './page-reload';
import { createPageSlot } from './page-slot';
import type { PartLoader } from './part-loader';
import { RemoteAdapter } from './remote-adapter';

export interface RegisterPartsOptions {
  composition: Composition;
  loader: PartLoader;
  navigation: NavigationStore;
  /** Decides who may see what. */
  session: Pick<Session, 'current'>;
  findAddress: FindAddress;
  reportFailure: Platform['reportFailure'];
  reload: PageReload;
  document: Document;
}

/** Makes every part of the composition known to single-spa. */
export function registerParts(options: RegisterPartsOptions): void {
  const { composition, loader, navigation, session, findAddress } = options;
  const { reportFailure, reload, document } = options;
  for (const part of Object.keys(composition.parts)) {
    const adapter = new RemoteAdapter({
      part,
      slot: createPageSlot(part, document),
      loader,
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
      activeWhen: ({ pathname }) => ownerFor(session.current(), pathname, findAddress) === part,
    });
  }
}
