import type { NavigationStore, Session } from '@campavia/remote-kit';
import type { Layout } from '@campavia/remote-kit/config';

import type { FindAddress } from '../navigation/page-address';
import { accessOf } from '../session/access';

import { footerSizeOf, type FooterSize } from './footer-size';

const LAYOUTS: readonly Layout[] = ['default', 'dashboard', 'empty', 'log'];

export interface LayoutUpdatesOptions {
  document: Document;
  navigation: NavigationStore;
  session: Session;
  findAddress: FindAddress;
}

export function layoutOf({ documentElement }: Document): Layout {
  return LAYOUTS.find((layout) => layout === documentElement.dataset.layout) ?? 'default';
}

export function currentFooterSize({ documentElement }: Document): FooterSize {
  return documentElement.dataset.foot === 'light' ? 'light' : 'whole';
}

/** Stylesheets and header read it from the document element; the server sets it for the first page. */
export function updateLayout({ document, navigation, session, findAddress }: LayoutUpdatesOptions): void {
  const { dataset } = document.documentElement;
  const present = () => findAddress(navigation.current().place.pathname);
  const isNoPage = () => accessOf(present(), session.current()) === 'not-found';

  function keep(): void {
    const address = isNoPage() ? undefined : present();
    const layout = address?.layout ?? 'default';
    const foot = footerSizeOf(address);
    if (dataset.layout === layout && (dataset.foot ?? 'whole') === foot) return;
    dataset.layout = layout;
    dataset.foot = foot;
    resetLayoutBoxes(document);
  }

  if (!dataset.layout) keep();
  navigation.subscribe(keep);
  session.subscribe(() => {
    // A page that this user may not see must look like an unknown address.
    if (isNoPage()) keep();
  });
}

/**
 * Browsers would count the move of the layout boxes as a layout shift, although no content is left in them.
 */
function resetLayoutBoxes(document: Document): void {
  for (const id of ['middle', 'footer']) {
    const box = document.getElementById(id);
    if (!box) continue;
    box.hidden = true;
    void box.offsetHeight;
    box.hidden = false;
  }
}
