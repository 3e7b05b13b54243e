import { createSiteIntl } from '@campavia/i18n';
import { platform, type EventBus } from '@campavia/remote-kit';

import { addressFinder } from '../navigation/page-address';

import { bringFooter } from './bring-footer';
import { bringSide } from './bring-side';
import { drawRoot } from './draw-root';
import { showFailures } from './failures/failure-toasts';
import { failuresMessages } from './failures/failures.messages';
import { Header } from './header/header';
import { keepLayout } from './layout';
import { bringNotices } from './notices/bring-notices';
import { createToastQueue } from './toasts/toast-queue';
import { Toasts } from './toasts/toasts';

/** Draws what stands around every page, and brings the rest of it when somebody comes near. */
export function drawFrame(document: Document, events: EventBus): void {
  const { navigation, session, addresses, site, today, messages } = platform();
  const { formatMessage } = createSiteIntl(site, messages);
  const queue = createToastQueue();
  events.hear('toast.shown', queue.add);
  bringNotices({ document, events, navigation });
  showFailures(events, site, {
    error: formatMessage(failuresMessages.error),
    unknown: formatMessage(failuresMessages.unknown),
  });
  keepLayout({ document, navigation, session, findAddress: addressFinder(addresses, site) });
  drawRoot({ document, id: 'header', content: <Header /> });
  drawRoot({ document, id: 'toasts', content: <Toasts queue={queue} /> });
  // Dialogs hide the page from people who listen to it, but not this.
  document.getElementById('toasts')?.setAttribute('data-react-aria-top-layer', 'true');
  bringSide({ document, navigation });
  bringFooter({ document, events, today });
}
