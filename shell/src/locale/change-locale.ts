import { siteOf, type Site } from '@campavia/i18n/sites';
import type { EventBus, NavigationStore } from '@campavia/remote-kit';

import { languageCookie } from './language-cookie';
import { hrefOnSite } from './site-href';

export interface LocaleChangeOptions {
  events: EventBus;
  navigation: NavigationStore;
  site: Site;
  window: Window;
}

/** Answers a request for another site: remembers it and goes to the same page and query there. */
export function obeyLocaleChanges({ events, navigation, site, window }: LocaleChangeOptions): void {
  events.hear('locale.change-requested', ({ locale }) => {
    const wanted = siteOf(locale);
    if (!wanted) return;
    window.document.cookie = languageCookie(wanted);
    if (wanted !== site) window.location.assign(hrefOnSite(navigation.current().place, site, wanted));
  });
}
