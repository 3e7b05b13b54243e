import { registerApplication, type LifeCycles } from 'single-spa';

import type { NavigationStore, Platform } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { FindAddress } from '../navigation/page-address';
import { focusHeading } from '../navigation/place-focus';

import { createFailurePanels } from './failure-panels';
import type { Federation } from './federation';
import { createPageSlot } from './page-slot';
import type { PartLoader } from './part-loader';
import { RemoteAdapter } from './remote-adapter';

export interface RegisterPartsOptions {
  composition: Composition;
  loader: PartLoader;
  navigation: NavigationStore;
  findAddress: FindAddress;
  reportFailure: Platform['reportFailure'];
  hasEntry: Federation['hasEntry'];
  document: Document;
}

/** The part whose page stands at a path; the shell answers for every address that nobody has. */
export function ownerOf(pathname: string, findAddress: FindAddress): string {
  return findAddress(pathname)?.part ?? 'shell';
}

/** Makes every part of the composition known to single-spa. */
export function registerParts(options: RegisterPartsOptions): void {
  const { composition, loader, navigation, findAddress, reportFailure, hasEntry, document } = options;
  for (const part of Object.keys(composition.parts)) {
    const adapter = new RemoteAdapter({
      part,
      slot: createPageSlot(part, document),
      load: loader.load,
      addressId: () => findAddress(navigation.current().place.pathname)?.id,
      showFailure: createFailurePanels({
        part,
        compositionId: composition.id,
        reference: `${composition.id.slice(0, 8)}-${part}`,
        needsReload: () => hasEntry(part),
      }),
      reportLoadFailure: (error) => reportFailure({ part, phase: 'load', error }),
      onRecovered: () => focusHeading(document),
    });
    navigation.subscribe(adapter.revisit);
    registerApplication({
      name: part,
      app: adapter.lifecycles satisfies LifeCycles,
      activeWhen: ({ pathname }) => ownerOf(pathname, findAddress) === part,
    });
  }
}
