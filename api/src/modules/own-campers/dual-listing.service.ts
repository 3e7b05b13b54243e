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
import { requireVisible } from '../listings/camper-access.service';
import { createDualListingStore } from './dual-listing.store';
import { createOwnCampersStore, type CamperRow } from './own-campers.store';
import { requireOwnCamper } from './require-own-camper.service';

interface RedirectNeeds extends Pick<AppContext, 'database' | 'settings'> {
  /** Undefined when no sister platform is configured. */
  sisterRedirects: SisterRedirects | undefined;
}

/** Redirects of owners to the sister platform. */
export function createDualListings({ database, settings, sisterRedirects }: RedirectNeeds) {
  const { find } = createOwnCampersStore(database);

  /**
   * URL on which an owner continues with a camper on the sister platform.
   * @param site of the user; the sister platform links back to it
   * @throws HttpError 404 camper_not_found, sister_platform_missing; 405 camper_not_eligible; 410 camper_deleted; 503
   * sister_platform_away
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

/** States of campers reported by the sister platform; the sandbox's pages simulate these reports. */
export function createDualListingStates({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  /** A camper that is not deleted. @throws HttpError 404 camper_not_found, 410 camper_deleted */
  async function find(camperId: number): Promise<CamperRow> {
    return requireCamper(await createOwnCampersStore(database).find(camperId));
  }

  /**
   * Sets the state of a camper. One that is published on both platforms gets a booking of the other, whose days only
   * the sister platform changes; one without a listing there loses future ones.
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
  return requireVisible(camper, camper?.owner_id);
}
