import { createHash } from 'node:crypto';
import type pg from 'pg';

import type { FailureReport, ReportedRelease } from './registry';

/** Number of distinct visitors whose reports start a check, and the time within which they must report. */
export const REPORTS_BEFORE_CHECK = 3;
const REPORT_WINDOW_MS = 10 * 60_000;
const RETENTION_MS = 24 * 60 * 60_000;
/** Repeated reports of a visitor or network within this time are not stored. */
const REPEAT_INTERVAL_MS = 60_000;
const MAX_RECENT = 10_000;
/** Minimum interval between checks of a release. */
const CHECK_INTERVAL_MS = 60_000;

/** Visitors are counted by network if known, otherwise by cookie. */
const VISITORS = 'count(distinct network) + count(distinct visitor) filter (where network is null)';

interface ReportedRow {
  part: string;
  version: string;
  visitors: string;
  phases: string[];
  at: Date;
  checked_at: Date | null;
  result: string | null;
}

/** Counts failures in the database, so that all servers share the counts. */
export class FailureReports {
  private readonly recent = new Map<string, number>();

  constructor(private readonly pool: pg.Pool) {}

  /**
   * Stores a report and returns the number of distinct visitors who reported that release recently: a visitor and a
   * network count once each, and a page's id is valid for one report.
   */
  async count(report: FailureReport, nowMs: number): Promise<number> {
    const { part, version } = report;
    const visitor = `${part}@${version} ${report.visitor}`;
    // A visitor without cookies is new each time, but in the same network.
    const network = report.network && `${part}@${version} network ${report.network}`;
    if (this.isRecent(visitor, nowMs) || (network && this.isRecent(network, nowMs))) return 0;
    this.markRecent(visitor, nowMs);
    if (network) this.markRecent(network, nowMs);
    if (!(await this.claimPage(report, nowMs))) {
      if (network) this.recent.delete(network);
      return 0;
    }
    await this.write(report, nowMs);
    const { rows } = await this.pool.query<{ visitors: string }>(
      `select ${VISITORS} as visitors from registry.failure_report where part = $1 and version = $2 and at > $3`,
      [part, version, toTimestamp(nowMs - REPORT_WINDOW_MS)],
    );
    return Number(rows[0]?.visitors);
  }

  /** Claims the check of a release; false when it was claimed within the last minute. */
  async claimCheck(part: string, version: string, nowMs: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `insert into registry.release_check (part, version, at) values ($1, $2, $3)
       on conflict (part, version) do update set at = excluded.at, result = null
       where registry.release_check.at <= $4`,
      [part, version, toTimestamp(nowMs), toTimestamp(nowMs - CHECK_INTERVAL_MS)],
    );
    return rowCount === 1;
  }

  async recordCheck(part: string, version: string, result: string): Promise<void> {
    await this.pool.query('update registry.release_check set result = $3 where part = $1 and version = $2', [
      part,
      version,
      result,
    ]);
  }

  /** All reports of the last day, latest first. */
  async list(nowMs: number): Promise<ReportedRelease[]> {
    const { rows } = await this.pool.query<ReportedRow>(
      `select report.part, report.version, ${VISITORS} as visitors, array_agg(distinct phase order by phase) as phases,
              max(report.at) as at, max(release_check.at) as checked_at, max(release_check.result) as result
       from registry.failure_report report
       left join registry.release_check on release_check.part = report.part and release_check.version = report.version
       where report.at > $1
       group by report.part, report.version
       order by max(report.at) desc
       limit 100`,
      [toTimestamp(nowMs - RETENTION_MS)],
    );
    return rows.map(toReportedRelease);
  }

  /** Clears recent reports of a release, after its quarantine was lifted. */
  clearRecent(part: string, version: string): void {
    for (const key of this.recent.keys()) if (key.startsWith(`${part}@${version} `)) this.recent.delete(key);
  }

  private isRecent(key: string, nowMs: number): boolean {
    return nowMs - (this.recent.get(key) ?? -Infinity) < REPEAT_INTERVAL_MS;
  }

  private markRecent(key: string, nowMs: number): void {
    if (this.recent.size >= MAX_RECENT) this.recent.clear();
    this.recent.set(key, nowMs);
  }

  private async claimPage({ page, part, version }: FailureReport, nowMs: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `insert into registry.reported_page (page, part, version, at) values ($1, $2, $3, $4) on conflict do nothing`,
      [hashText(page), part, version, toTimestamp(nowMs)],
    );
    return rowCount === 1;
  }

  private async write({ part, version, ...report }: FailureReport, nowMs: number): Promise<void> {
    const network = report.network === undefined ? null : hashText(report.network);
    await this.pool.query(
      `insert into registry.failure_report (part, version, visitor, network, composition, phase, at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (part, version, visitor) do update
       set network = excluded.network, composition = excluded.composition, phase = excluded.phase, at = excluded.at`,
      [
        part,
        version,
        hashText(report.visitor),
        network,
        report.composition,
        report.phase,
        toTimestamp(nowMs),
      ],
    );
    // A page's id is valid for a day; its reports are kept for two.
    for (const [table, retentionMs] of [
      ['failure_report', RETENTION_MS],
      ['reported_page', 2 * RETENTION_MS],
    ] as const) {
      await this.pool.query(`delete from registry.${table} where at < $1`, [
        toTimestamp(nowMs - retentionMs),
      ]);
    }
  }
}

function toReportedRelease({
  part,
  version,
  visitors,
  phases,
  at,
  checked_at,
  result,
}: ReportedRow): ReportedRelease {
  const check = checked_at && { at: checked_at.toISOString(), ...(result === null ? {} : { result }) };
  const known = { part, version, visitors: Number(visitors), phases, at: at.toISOString() };
  return check ? { ...known, check } : known;
}

/** Deletes the reports of a release, in the transaction that lifts its quarantine. */
export async function deleteReports(client: pg.PoolClient, part: string, version: string): Promise<void> {
  for (const table of ['failure_report', 'release_check']) {
    await client.query(`delete from registry.${table} where part = $1 and version = $2`, [part, version]);
  }
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function toTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}
