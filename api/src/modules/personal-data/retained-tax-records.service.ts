import { sql } from 'kysely';

import { plainDate, type PlainDate } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';

/**
 * Retention in years after the year of the last trip: six for the books (Taxes Consolidation Act 1997, s. 886), which
 * is within the five to ten of DAC7 (Directive (EU) 2021/514, annex V, section IV F).
 */
const YEARS = 6;

/** Tax data of owners that must be retained after their accounts are deleted. */
export function createRetainedTaxRecords({ clock }: Pick<AppContext, 'clock'>) {
  /** Until when a user's records must be retained; undefined for users who were never paid as owners. */
  async function retainedUntil(database: Database, userId: number): Promise<PlainDate | undefined> {
    const { last } = await database
      .selectFrom('booking')
      .select(sql<number | null>`extract(year from max(date_to))::int`.as('last'))
      .where('owner_id', '=', userId)
      .where(
        sql<boolean>`(state in ('TO_COME', 'ONGOING', 'DONE')
          or exists (select from payout where payout.booking_id = booking.id and payout.state = 'done'))`,
      )
      .executeTakeFirstOrThrow();
    return last === null ? undefined : plainDate(`${last + YEARS}-12-31`);
  }

  /** Copies the data to be retained before an account is deleted; nothing for users who were never paid. */
  async function retain(transaction: Database, userId: number): Promise<void> {
    const until = await retainedUntil(transaction, userId);
    if (until === undefined || until < clock.today()) return;
    await sql`
      insert into retained_tax_record (user_id, first_name, last_name, borned_on, street, zipcode, city, country,
        company_name, registration_number, vat_number, tax_number, tax_country, retained_until)
      select me.id, coalesce(legal.first_name, me.first_name), coalesce(legal.last_name, me.last_name),
        coalesce(legal.borned_on, me.borned_on), coalesce(legal.street, me.street), coalesce(legal.zipcode, me.zipcode),
        coalesce(legal.city, me.city), coalesce(legal.country, me.country), company.name, company.registration_number,
        company.vat_number, tax.number, tax.issuing_country, ${until}
      from app_user me left join legal_profile legal on legal.user_id = me.id
        left join company on company.user_id = me.id
        left join document tax on tax.user_id = me.id and tax.document_type = 'tax_identification_number'
      where me.id = ${userId}`.execute(transaction);
  }

  return { retainedUntil, retain };
}

export type RetainedTaxRecords = ReturnType<typeof createRetainedTaxRecords>;
