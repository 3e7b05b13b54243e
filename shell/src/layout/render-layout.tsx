import { createSiteIntl } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { platform, type EventBus } from '@campavia/remote-kit';

import { createAddressFinder } from '../navigation/page-address';

import { loadFooter } from './load-footer';
import { loadSideNavigation } from './load-side-navigation';
import { renderRoot } from './render-root';
import { showFailures } from './toasts/failure-toasts';
import { failureToastsMessages } from './toasts/failure-toasts.messages';
import { Header } from './header/header';
import { createMenuLoader } from './header/load-menus';
import type { LoadMenus } from './header/menus';
import { updateLayout } from './layout';
import { showNotices } from './notices/show-notices';
import { createToastQueue } from './toasts/toast-queue';
import { Toasts } from './toasts/toasts';

export interface LayoutFeatures {
  fetchMenus: LoadMenus;
  showActingBar: () => Promise<void>;
  fetchFooter: (document: Document) => Promise<void>;
  fetchSide: (document: Document) => Promise<void>;
  nameField: (site: Site, field: string) => Promise<string | undefined>;
}

export interface LayoutOptions {
  document: Document;
  events: EventBus;
  features: LayoutFeatures;
}

export function renderLayout({ document, events, features }: LayoutOptions): void {
  const { fetchMenus, showActingBar, fetchFooter, fetchSide, nameField } = features;
  const { navigation, session, addresses, site, today, messages } = platform();
  const { formatMessage } = createSiteIntl(site, messages);
  const queue = createToastQueue();
  events.subscribe('toast.shown', queue.add);
  showNotices({ document, events, navigation });
  const texts = {
    error: formatMessage(failureToastsMessages.error),
    unknown: formatMessage(failureToastsMessages.unknown),
  };
  showFailures({ events, site, texts, nameField });
  updateLayout({ document, navigation, session, findAddress: createAddressFinder(addresses, site) });
  renderRoot({
    document,
    id: 'header',
    content: <Header loadMenus={createMenuLoader(fetchMenus)} showActingBar={showActingBar} />,
  });
  renderRoot({ document, id: 'toasts', content: <Toasts queue={queue} /> });
  // Keeps toasts available to screen readers while a dialog is open.
  document.getElementById('toasts')?.setAttribute('data-react-aria-top-layer', 'true');
  loadSideNavigation({ document, navigation, fetchSide });
  loadFooter({ document, events, today, fetchFooter });
}
