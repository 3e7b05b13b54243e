import type { NavigationStore, Session } from '@campavia/remote-kit';
import type { Layout } from '@campavia/remote-kit/config';

import type { FindAddress } from '../navigation/page-address';
import { accessOf } from '../session/access';

import { footOf, type FootKind } from './foot';

const LAYOUTS: readonly Layout[] = ['default', 'dashboard', 'empty', 'log'];

export interface LayoutKeeperOptions {
  document: Document;
  navigation: NavigationStore;
  session: Session;
  findAddress: FindAddress;
}

/** What the frame draws around the page that stands there now. */
export function layoutOf({ documentElement }: Document): Layout {
  return LAYOUTS.find((layout) => layout === documentElement.dataset.layout) ?? 'default';
}

/** What of the footer stands under the page that stands there now. */
export function footNow({ documentElement }: Document): FootKind {
  return documentElement.dataset.foot === 'light' ? 'light' : 'whole';
}

/**
 * Writes the layout of the page on the document, where stylesheets and the frame find it. Of the first page the
 * server has told; each navigation changes it when the old page is gone and the next one's ghost stands.
 */
export function keepLayout({ document, navigation, session, findAddress }: LayoutKeeperOptions): void {
  const { dataset } = document.documentElement;
  const present = () => findAddress(navigation.current().place.pathname);
  const isNoPage = () => accessOf(present(), session.current()) === 'not-found';

  function keep(): void {
    const address = isNoPage() ? undefined : present();
    const layout = address?.layout ?? 'default';
    const foot = footOf(address);
    if (dataset.layout === layout && (dataset.foot ?? 'whole') === foot) return;
    dataset.layout = layout;
    dataset.foot = foot;
    layAnew(document);
  }

  if (!dataset.layout) keep();
  navigation.subscribe(keep);
  session.subscribe(() => {
    // To whom a page is none it looks like one that nobody has.
    if (isNoPage()) keep();
  });
}

/**
 * Nothing of the old page is left when the layout changes, only the boxes around it: browsers would measure their
 * way to the new places as a jump of the page.
 */
function layAnew(document: Document): void {
  for (const id of ['middle', 'footer']) {
    const box = document.getElementById(id);
    if (!box) continue;
    box.hidden = true;
    // Being measured without a box makes the next one a new one.
    void box.offsetHeight;
    box.hidden = false;
  }
}
