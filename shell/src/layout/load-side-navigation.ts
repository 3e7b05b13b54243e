import type { NavigationStore } from '@campavia/remote-kit';

import { layoutOf } from './layout';

export interface SideOptions {
  document: Document;
  navigation: NavigationStore;
  fetchSide: (document: Document) => Promise<void>;
}

export function loadSideNavigation({ document, navigation, fetchSide }: SideOptions): void {
  // Documents of older servers have no element for it.
  if (!document.getElementById('side')) return;
  let coming: Promise<void> | undefined;

  function bring(): void {
    if (layoutOf(document) !== 'dashboard') return;
    coming ??= fetchSide(document).catch(() => {
      coming = undefined;
    });
  }

  bring();
  navigation.subscribe(bring);
}
