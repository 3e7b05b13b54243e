import { sql } from 'kysely';

import type { CurrencyCode, PayoutBlock, PayoutRefusal } from '@campavia/domain';

import type { Database } from '../../database/connect';

export interface HeldPayoutRow {
  id: number;
  booking_id: number;
  owner_id: number;
  first_name: string;
  last_name: string;
  amount: number;
  currency: CurrencyCode;
  block: PayoutBlock;
  refusal: PayoutRefusal | null;
  hold_reason: string | null;
  blocked_until: Date | null;
  due_at: Date;
  can_release: boolean;
}

export interface HeldCounts {
  all: number;
  waiting: number;
  fresh: number;
  late: number;
  oldest_at: Date | null;
}

// Missing documents and other decisions come first; a closed account has to be replaced.
const CAN_RELEASE = sql`(p.block in ('staff_hold', 'bank_account_changed')
  or p.block = 'provider_refused' and p.refusal is distinct from 'account_closed')`;
const HELD = (staffId: number) => sql`from payout p where p.state = 'blocked' and p.owner_id <> ${staffId}`;

/** Reads blocked payouts; staff never decide on their own. */
export function createHeldPayoutsStore(database: Database) {
  const shown = (held: ReturnType<typeof HELD>) => sql<HeldPayoutRow>`
    select h.*, u.first_name, u.last_name, k.reason as hold_reason
    from (select p.id, p.booking_id, p.owner_id, p.amount, p.currency, p.block, p.refusal, p.blocked_until, p.due_at,
      ${CAN_RELEASE} as can_release ${held}) h
    join app_user u on u.id = h.owner_id
    left join payout_hold k on k.user_id = h.owner_id and k.ended_at is null and h.block = 'staff_hold'
    order by h.can_release desc, h.due_at, h.id`;

  /** Those that staff may release first, then by how long they have been due. */
  async function page(staffId: number, { limit, offset }: { limit: number; offset: number }) {
    const held = sql`${HELD(staffId)} order by can_release desc, p.due_at, p.id limit ${limit} offset ${offset}`;
    return (await shown(held).execute(database)).rows;
  }

  async function find(id: number, staffId: number): Promise<HeldPayoutRow | undefined> {
    return (await shown(sql`${HELD(staffId)} and p.id = ${id}`).execute(database)).rows[0];
  }

  async function counts(staffId: number, now: Date): Promise<HeldCounts> {
    const { rows } = await sql<HeldCounts>`
      select count(*)::integer as all, (count(*) filter (where ${CAN_RELEASE}))::integer as waiting,
        min(p.due_at) filter (where ${CAN_RELEASE}) as oldest_at,
        (count(*) filter (where ${CAN_RELEASE}
          and p.due_at > ${now}::timestamptz - interval '4 hours'))::integer as fresh,
        (count(*) filter (where ${CAN_RELEASE}
          and p.due_at < ${now}::timestamptz - interval '24 hours'))::integer as late
      ${HELD(staffId)}`.execute(database);
    return rows[0] as HeldCounts;
  }

  /** The payout that has been due for the longest time and may be released. */
  async function next(staffId: number): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`select p.id ${HELD(staffId)} and ${CAN_RELEASE}
      order by p.due_at, p.id limit 1`.execute(database);
    return rows[0]?.id ?? null;
  }

  /** Lets a payout go to the account that it is planned for. */
  async function release(id: number, at: Date): Promise<void> {
    await sql`update payout set released_at = ${at}, released_account_id = bank_account_id
      where id = ${id} and bank_account_id is not null`.execute(database);
  }

  return { page, find, counts, next, release };
}
