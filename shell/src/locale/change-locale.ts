import { siteOf, type Site } from '@campavia/i18n/sites';

import { linkToSite } from './site-href';
import type { SiteMove, SiteMoveOptions } from './site-move';

/** Waits until no form or payment is pending. */
export function followLocaleChanges(options: SiteMoveOptions): void {
  const { events, navigation, site, window, departures } = options;
  let coming: Promise<SiteMove> | undefined;

  function fetchMove(): Promise<SiteMove> {
    coming ??= import('./site-move').then(({ createSiteMove }) => createSiteMove(options));
    coming.catch(() => (coming = undefined));
    return coming;
  }

  function moveWithoutChecks(wanted: Site): void {
    if (wanted === site || departures.isHeld()) return;
    window.location.assign(linkToSite(navigation.current().place, site, wanted));
  }

  events.subscribe('locale.change-requested', ({ locale }) => {
    const wanted = siteOf(locale);
    if (!wanted) return;
    void fetchMove().then(
      (move) => move.to(wanted),
      () => moveWithoutChecks(wanted),
    );
  });
}
