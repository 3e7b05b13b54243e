import { sql } from 'kysely';

import type { CurrencyCode } from '@campavia/domain';

import type { Database } from '../../../database/connect';

export interface ProposalRow {
  booking_id: number;
  guest: string;
  staff_id: number;
  staff_name: string;
  amount: number;
  currency: CurrencyCode;
  reason: string;
  comment: string;
  proposed_at: Date;
}

interface Parties {
  camper: string;
  guest_first: string;
  guest_last: string;
  owner_first: string;
  owner_last: string;
}

const MOST = 100;

/** Reads refunds that staff proposed, with guest and owner of the booking. */
export function createStaffRefundsStore(database: Database) {
  /** Proposals made after a moment, the oldest first, except those about bookings of one of staff. */
  async function listProposals(since: Date, staffId: number, bookingId?: number): Promise<ProposalRow[]> {
    const only = bookingId === undefined ? sql`` : sql`and p.booking_id = ${bookingId}`;
    const { rows } = await sql<ProposalRow>`
      select p.*, b.currency_used as currency, g.first_name || ' ' || g.last_name as guest,
        s.first_name as staff_name
      from booking_refund_proposal p join booking b on b.id = p.booking_id
        join app_user g on g.id = b.guest_id join app_user s on s.id = p.staff_id
      where p.proposed_at > ${since} and ${staffId} not in (b.guest_id, b.owner_id)
        and b.state not like 'CANCELLED%' ${only}
      order by p.proposed_at, p.booking_id limit ${MOST}`.execute(database);
    return rows;
  }

  async function partiesOf(bookingId: number): Promise<Parties | undefined> {
    const { rows } = await sql<Parties>`
      select coalesce(c.title, '') as camper, g.first_name as guest_first, g.last_name as guest_last,
        o.first_name as owner_first, o.last_name as owner_last
      from booking b join camper c on c.id = b.camper_id
        join app_user g on g.id = b.guest_id join app_user o on o.id = b.owner_id
      where b.id = ${bookingId}`.execute(database);
    return rows[0];
  }

  return { listProposals, partiesOf };
}
