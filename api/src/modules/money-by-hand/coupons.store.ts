import { sql, type Insertable } from 'kysely';

import type { CurrencyCode, PlainDate } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { CouponTable } from '../../database/listing-schema';

export interface CouponRow {
  id: number;
  code: string;
  amount: number;
  percent: number | null;
  currency: CurrencyCode;
  valid_from: PlainDate;
  valid_until: PlainDate;
  uses: number;
  most_uses: number;
  reason: string | null;
  withdrawn_at: Date | null;
  created_by: string | null;
}

/** Reads and writes coupons for staff. */
export function createStaffCouponsStore(database: Database) {
  const select = () =>
    database
      .selectFrom('coupon')
      .leftJoin('app_user as staff', 'staff.id', 'coupon.created_by')
      .select([
        'coupon.id',
        'code',
        'amount',
        'percent',
        'currency',
        'valid_from',
        'valid_until',
        'uses',
        'most_uses',
        'reason',
        'withdrawn_at',
        'staff.first_name as created_by',
      ]);

  /** The newest first. */
  function page({ limit, offset }: { limit: number; offset: number }): Promise<CouponRow[]> {
    const ordered = select().orderBy('coupon.created_at', 'desc').orderBy('code');
    return ordered.limit(limit).offset(offset).execute();
  }

  async function count(): Promise<number> {
    const counted = database.selectFrom('coupon').select((build) => build.fn.countAll<string>().as('count'));
    return Number((await counted.executeTakeFirstOrThrow()).count);
  }

  function find(id: number): Promise<CouponRow | undefined> {
    return select().where('coupon.id', '=', id).executeTakeFirst();
  }

  /** Returns its number; undefined when there is one with its code. */
  async function insert(coupon: Insertable<CouponTable>): Promise<number | undefined> {
    const inserted = database.insertInto('coupon').values(coupon);
    const row = await inserted
      .onConflict((same) => same.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  /** Withdraws a coupon; false when it was withdrawn before. Bookings with an agreed price keep it. */
  async function withdraw(id: number, at: Date): Promise<boolean> {
    const changed = database.updateTable('coupon').set({ withdrawn_at: at }).where('id', '=', id);
    return (await changed.where('withdrawn_at', 'is', null).returning('id').executeTakeFirst()) !== undefined;
  }

  return { page, count, find, insert, withdraw };
}

export interface CreditRow {
  id: number;
  user_id: number;
  first_name: string;
  last_name: string;
  kind: 'goodwill' | 'gift_card';
  amount: number;
  balance: number;
  withdrawn: number;
  currency: CurrencyCode;
  created_at: Date;
  expire_at: Date;
  note: string | null;
  granted_by: string | null;
}

/** A user to whom staff grant a credit. */
export interface CreditReader {
  email: string;
  language: Language;
  locale: string | null;
}

/** A credit that staff grant. */
export interface NewCredit {
  user_id: number;
  kind: 'goodwill' | 'gift_card';
  amount: number;
  currency: CurrencyCode;
  created_at: Date;
  expire_at: Date;
  note: string;
  granted_by: number;
}

/** Reads and writes the rental credits that staff grant. */
export function createStaffCreditsStore(database: Database) {
  /** The newest first. */
  async function page({ limit, offset }: { limit: number; offset: number }): Promise<CreditRow[]> {
    const { rows } =
      await sql<CreditRow>`${CREDITS} order by m.id desc limit ${limit} offset ${offset}`.execute(database);
    return rows;
  }

  async function count(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from moneybox where granted_by is not null`.execute(database);
    return rows[0]?.count ?? 0;
  }

  async function find(id: number): Promise<CreditRow | undefined> {
    const { rows } = await sql<CreditRow>`${CREDITS} and m.id = ${id}`.execute(database);
    return rows[0];
  }

  /** A user who can spend a credit, as e-mails are written to them; undefined without an account. */
  function readerOf(id: number): Promise<CreditReader | undefined> {
    const found = database.selectFrom('app_user').select(['email', 'language', 'locale']);
    return found.where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  }

  async function insert({ kind: reason, amount, ...credit }: NewCredit): Promise<number> {
    const inserted = database.insertInto('moneybox').values({ ...credit, reason, amount, balance: amount });
    return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
  }

  /** Revokes the unused part of a credit and returns its amount; undefined if nothing is left. */
  async function withdraw(id: number, at: Date): Promise<number | undefined> {
    const { rows } = await sql<{ taken: number }>`
      with before as (
        select id, balance from moneybox
        where id = ${id} and granted_by is not null and balance > 0 and withdrawn_at is null for update)
      update moneybox m set amount = m.amount - before.balance, balance = 0, withdrawn = before.balance,
        withdrawn_at = ${at}
      from before where m.id = before.id returning m.withdrawn as taken`.execute(database);
    return rows[0]?.taken;
  }

  return { page, count, find, readerOf, insert, withdraw };
}

const CREDITS = sql`
  select m.id, m.user_id, u.first_name, u.last_name, m.reason as kind, m.amount, m.balance, m.withdrawn, m.currency,
    m.created_at, m.expire_at, m.note, s.first_name as granted_by
  from moneybox m join app_user u on u.id = m.user_id left join app_user s on s.id = m.granted_by
  where m.granted_by is not null`;
