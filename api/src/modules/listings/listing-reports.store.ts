import type { ReportListing } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { CamperStatus } from '../../database/schema';

interface Report extends ReportListing {
  camper_id: number;
  user_id: number | null;
  reported_at: Date;
}

/** Keeps what people find wrong with listings, and knows who looks after that. */
export function createListingReportsStore(database: Database) {
  function findCamper(id: number): Promise<{ status: CamperStatus; owner_id: number } | undefined> {
    return database
      .selectFrom('camper')
      .select(['status', 'owner_id'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async function keep({ comment = undefined, ...report }: Report): Promise<void> {
    await database
      .insertInto('listing_report')
      .values({ ...report, comment: comment ?? null })
      .execute();
  }

  function supporters(): Promise<{ email: string; language: Language }[]> {
    return database
      .selectFrom('app_user')
      .select(['email', 'language'])
      .where('is_staff', '=', true)
      .where('staff_role', '=', 'support')
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
  }

  return { findCamper, keep, supporters };
}
