import { createSiteIntl, type Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import type { EventBus, NavigationStore } from '@campavia/remote-kit';

import type { Departures } from '../navigation/departures/departures';

import { languageCookie } from './language-cookie';
import { loadMessages } from './load-switch-messages';
import { localeMessages } from './locale.messages';
import { hrefOnSite } from './site-href';
import { siteLabel } from './site-label';

const LOOK_MS = 250;
const SENDING = 'form[aria-busy="true"]';

export interface SiteMoveOptions {
  events: EventBus;
  navigation: NavigationStore;
  site: Site;
  window: Window;
  departures: Pick<Departures, 'isHeld' | 'saveTyped'>;
  messages?: Messages;
}

export interface SiteMove {
  /** The last requested site counts; requesting the current one cancels the move. */
  to(site: Site): void;
}

export function createSiteMove(options: SiteMoveOptions): SiteMove {
  const { events, navigation, site, window, departures, messages } = options;
  let waiting: ReturnType<typeof setInterval> | undefined;
  let announcement: AbortController | undefined;

  function findObstacle(): 'payment' | 'sending' | undefined {
    if (departures.isHeld()) return 'payment';
    return window.document.querySelector(SENDING) ? 'sending' : undefined;
  }

  function remember(wanted: Site): void {
    window.document.cookie = languageCookie(wanted, window.location.protocol);
  }

  function go(wanted: Site): void {
    const href = hrefOnSite(navigation.current().place, site, wanted);
    departures.saveTyped(new URL(href, window.location.href).pathname);
    remember(wanted);
    window.location.assign(href);
  }

  function stay(): void {
    clearInterval(waiting);
    waiting = undefined;
    announcement?.abort();
  }

  function wait(wanted: Site): void {
    waiting = setInterval(() => {
      if (findObstacle()) return;
      stay();
      go(wanted);
    }, LOOK_MS);
  }

  async function say(wanted: Site, why: 'payment' | 'sending'): Promise<void> {
    const { signal } = (announcement = new AbortController());
    const { formatMessage } = createSiteIntl(site, messages ?? (await loadMessages(site)));
    if (signal.aborted) return;
    events.send('toast.shown', {
      tone: 'good',
      title: formatMessage(localeMessages.waits, { site: siteLabel(wanted) }),
      text: formatMessage(localeMessages[why]),
      action: { label: formatMessage(localeMessages.stay), perform: stay },
      isImportant: true,
      signal,
    });
  }

  return {
    to(wanted) {
      stay();
      if (wanted === site) return remember(site);
      const why = findObstacle();
      if (!why) return go(wanted);
      wait(wanted);
      void say(wanted, why).catch(() => undefined);
    },
  };
}
