import { siteOf, type Site } from '@campavia/i18n/sites';

import { hrefOnSite } from './site-href';
import type { SiteMove, SiteMoveOptions } from './site-move';

/** Answers a request for another site: goes to the same page and query there, once nothing is under way here. */
export function obeyLocaleChanges(options: SiteMoveOptions): void {
  const { events, navigation, site, window, departures } = options;
  let coming: Promise<SiteMove> | undefined;

  function fetchMove(): Promise<SiteMove> {
    coming ??= import('./site-move').then(({ createSiteMove }) => createSiteMove(options));
    coming.catch(() => (coming = undefined));
    return coming;
  }

  function moveBare(wanted: Site): void {
    if (wanted === site || departures.isHeld()) return;
    window.location.assign(hrefOnSite(navigation.current().place, site, wanted));
  }

  events.hear('locale.change-requested', ({ locale }) => {
    const wanted = siteOf(locale);
    if (!wanted) return;
    void fetchMove().then(
      (move) => move.to(wanted),
      () => moveBare(wanted),
    );
  });
}
