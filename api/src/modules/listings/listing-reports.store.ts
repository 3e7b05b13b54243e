import type { ReportListing } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { CamperStatus } from '../../database/schema';

interface Report extends ReportListing {
  camper_id: number;
  user_id: number | null;
  reported_at: Date;
}

/** Stores reports about listings, and reads the recipients of their e-mails. */
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

  /** Whether a user has an open report of a camper; the camper is locked for the transaction. */
  async function isReported(camperId: number, userId: number): Promise<boolean> {
    await database.selectFrom('camper').select('id').where('id', '=', camperId).forUpdate().execute();
    const open = await database
      .selectFrom('listing_report')
      .innerJoin('report_case', 'report_case.id', 'listing_report.case_id')
      .select('listing_report.id')
      .where('camper_id', '=', camperId)
      .where('user_id', '=', userId)
      .where('decision', 'is', null)
      .executeTakeFirst();
    return open !== undefined;
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

  return { findCamper, keep, isReported, supporters };
}
