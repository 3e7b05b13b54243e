import type { NavigationStore } from '@campavia/remote-kit';

import { layoutOf } from './layout';

export interface SideOptions {
  document: Document;
  navigation: NavigationStore;
  /** Draws the navigation into its place. */
  fetchSide?: (document: Document) => Promise<void>;
}

/** Fetches the navigation of the dashboard with the first page that has it beside it. */
export function bringSide({ document, navigation, fetchSide = drawSideNav }: SideOptions): void {
  // A document of an older server has no room for it.
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

async function drawSideNav(document: Document): Promise<void> {
  const { drawSide } = await import('../side/draw-side');
  await drawSide(document);
}
