import { sql } from 'kysely';

import type { Database } from '../../../database/connect';
import type { RetentionRule } from './retention-rule';

/** A finished run of a rule. */
export interface RetentionRun {
  rule: string;
  ranAt: Date;
  removed: number;
  /** Rows that were due and stayed. */
  overdue: number;
  durationMs: number;
}

/** The last run of a rule; `ranAt` is when it was first due while there was none. */
export type LastRun = RetentionRun & { hasRun: boolean };

/** Removes rows by the rules of retention, and stores the report. */
export function createRetentionStore(database: Database) {
  /** Adds rules that are new; they are due at once. */
  async function register(names: readonly string[], now: Date): Promise<void> {
    await sql`insert into retention_rule (name, due_at) select name, ${now} from unnest(${[...names]}::text[]) name
      on conflict (name) do nothing`.execute(database);
  }

  /** Claims a rule until a time, if it is due and no other process has claimed it. */
  async function claim(name: string, now: Date, until: Date): Promise<boolean> {
    const { rows } = await sql`update retention_rule set due_at = ${until} where name = (
      select name from retention_rule where name = ${name} and due_at <= ${now} for update skip locked)
      returning name`.execute(database);
    return rows.length > 0;
  }

  /** Removes up to `most` rows that are due, and skips locked ones; returns their number. */
  async function removeBatch(rule: RetentionRule, now: Date, most: number): Promise<number> {
    const same = sql.join(
      rule.key.map((column) => sql`t.${sql.ref(column)} = due.${sql.ref(column)}`),
      sql` and `,
    );
    const due = sql`with due as materialized (
      select ${sql.join(rule.key.map((column) => sql`t.${sql.ref(column)}`))} ${fromDue(rule, now)}
      limit ${most} for update of t skip locked)`;
    const change =
      rule.empties === undefined
        ? sql`delete from ${sql.table(rule.table)} t using due where ${same}`
        : sql`update ${sql.table(rule.table)} t set ${sql.raw(rule.empties)} from due where ${same}`;
    const { numAffectedRows = 0n } = await sql`${due} ${change}`.execute(database);
    return Number(numAffectedRows);
  }

  async function countDue(rule: RetentionRule, now: Date): Promise<number> {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count ${fromDue(rule, now)}`.execute(database);
    return rows[0]?.count ?? 0;
  }

  /** Stores the report of a run, and when the rule is due again. */
  async function finish(
    { rule, ranAt, removed, overdue, durationMs }: RetentionRun,
    dueAt: Date,
  ): Promise<void> {
    await sql`with rescheduled as (update retention_rule set due_at = ${dueAt} where name = ${rule})
      insert into retention_run (rule, ran_at, removed, overdue, duration_ms)
        values (${rule}, ${ranAt}, ${removed}, ${overdue}, ${Math.round(durationMs)})`.execute(database);
  }

  /** The last run of each registered rule of a list. */
  async function listLast(names: readonly string[]): Promise<LastRun[]> {
    const { rows } = await sql<LastRun>`
      select r.name as rule, coalesce(last.ran_at, r.due_at) as "ranAt", coalesce(last.removed, 0) as removed,
        coalesce(last.overdue, 0) as overdue, coalesce(last.duration_ms, 0) as "durationMs",
        last.id is not null as "hasRun"
      from retention_rule r left join lateral (
        select * from retention_run where rule = r.name order by id desc limit 1) last on true
      where r.name = any (${[...names]}::text[]) order by r.name`.execute(database);
    return rows;
  }

  return { register, claim, removeBatch, countDue, finish, listLast };
}

function fromDue({ table, due, after }: RetentionRule, now: Date) {
  return sql`from ${sql.table(table)} t cross join (select ${now}::timestamptz - ${after}::interval as at) cutoff
    where ${sql.raw(due)}`;
}
