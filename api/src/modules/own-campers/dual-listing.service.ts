import { isOnSisterPlatform, leadsToSisterPlatform, type DualListingState } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import type { AppContext } from '../../core/app-context';
import { pageLink } from '../../core/emails/page-link';
import { HttpError } from '../../core/http-errors';
import { withRetry } from '../../database/with-retry';
import {
  SisterRedirectsFailure,
  type SisterRedirects,
} from '../../providers/sister-redirects/sister-redirects';
import { shownTo } from '../listings/camper-access.service';
import { createDualListingStore } from './dual-listing.store';
import { createOwnCampersStore, type CamperRow } from './own-campers.store';
import { requireOwnCamper } from './require-own-camper';

interface RedirectNeeds extends Pick<AppContext, 'database' | 'settings'> {
  /** Undefined where the deployment has no sister platform. */
  sisterRedirects: SisterRedirects | undefined;
}

/** The owner's way to the sister platform. */
export function createDualListings({ database, settings, sisterRedirects }: RedirectNeeds) {
  const { find } = createOwnCampersStore(database);

  /**
   * Where its owner goes on with a camper on the sister platform.
   * @param site on which they read; the sister platform links back to it
   * @throws HttpError 404 camper_not_found, sister_platform_missing; 405 camper_not_eligible; 410 camper_deleted;
   * 503 sister_platform_away
   */
  async function redirectUrl(asked: { userId: number; id: string }, site: Site): Promise<string> {
    const { id, title, dual_listing: dualListing } = await requireOwnCamper(find, asked);
    if (!sisterRedirects) throw new HttpError(404, 'sister_platform_missing');
    if (!leadsToSisterPlatform(dualListing)) throw new HttpError(405, 'camper_not_eligible');
    const returnUrl = pageLink(settings.siteUrl, site, { page: 'camper', params: { id } });
    try {
      return await sisterRedirects.urlOf({
        camperId: id,
        title,
        dualListing,
        returnUrl,
        language: site.language,
      });
    } catch (error) {
      throw error instanceof SisterRedirectsFailure ? new HttpError(503, 'sister_platform_away') : error;
    }
  }

  return { redirectUrl };
}

export type DualListings = ReturnType<typeof createDualListings>;

/** What the sister platform tells of campers: the sandbox's pages use it in the platform's place. */
export function createDualListingStates({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  /** A camper that is not deleted. @throws HttpError 404 camper_not_found, 410 camper_deleted */
  async function find(camperId: number): Promise<CamperRow> {
    return requireCamper(await createOwnCampersStore(database).find(camperId));
  }

  /**
   * Moves a camper to a state. One that is published on both platforms gets a booking of the other, whose days only the
   * sister platform changes; one that has no listing there loses those that have not begun.
   * @throws HttpError 404 camper_not_found, 410 camper_deleted
   */
  function move(camperId: number, state: DualListingState): Promise<void> {
    return withRetry(database, async (transaction) => {
      requireCamper(await createOwnCampersStore(transaction).lock(camperId));
      const { setState, addBooking, removeBookings } = createDualListingStore(transaction);
      await setState(camperId, state);
      if (state === 'dual_published') await addBooking(camperId, clock.today());
      if (!isOnSisterPlatform(state)) await removeBookings(camperId, clock.today());
    });
  }

  return { find, move };
}

function requireCamper(camper: CamperRow | undefined): CamperRow {
  return shownTo(camper, camper?.owner_id);
}
