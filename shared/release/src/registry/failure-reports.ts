import { createHash } from 'node:crypto';
import type pg from 'pg';

import { valueAt } from './draft';
import type { FailureReport } from './registry';
import type { ChannelState, RegistryState } from './state';

/** How many distinct visitors make a quarantine, and how close together. */
export const ENOUGH_REPORTS = 3;
const WINDOW_MS = 10 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;
/** A visitor who tells the same again within this time is not written down again. */
const SAME_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/** Counts failures in the database, so that all servers count together. */
export class FailureReports {
  private readonly recent = new Map<string, number>();

  constructor(private readonly pool: pg.Pool) {}

  /**
   * Writes a report down and answers how many distinct visitors told of that release lately: one visitor counts
   * once, and so does one network.
   */
  async count(report: FailureReport, nowMs: number): Promise<number> {
    const { part, version } = report;
    const key = `${part}@${version} ${report.visitor}`;
    if (nowMs - (this.recent.get(key) ?? -Infinity) < SAME_MS) return 0;
    this.remember(key, nowMs);
    await this.write(report, nowMs);
    const { rows } = await this.pool.query<{ visitors: string }>(
      `select count(distinct network) + count(*) filter (where network is null) as visitors
       from registry.failure_report where part = $1 and version = $2 and at > $3`,
      [part, version, moment(nowMs - WINDOW_MS)],
    );
    return Number(rows[0]?.visitors);
  }

  /** Forgets who told of a release here: after a quarantine is lifted, it counts from nothing. */
  forget(part: string, version: string): void {
    for (const key of this.recent.keys()) if (key.startsWith(`${part}@${version} `)) this.recent.delete(key);
  }

  private remember(key: string, nowMs: number): void {
    if (this.recent.size >= MOST_REMEMBERED) this.recent.clear();
    this.recent.set(key, nowMs);
  }

  private async write({ part, version, ...report }: FailureReport, nowMs: number): Promise<void> {
    const network = report.network === undefined ? null : hidden(report.network);
    await this.pool.query(
      `insert into registry.failure_report (part, version, visitor, network, composition, phase, at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (part, version, visitor) do update
       set network = excluded.network, composition = excluded.composition, phase = excluded.phase, at = excluded.at`,
      [part, version, hidden(report.visitor), network, report.composition, report.phase, moment(nowMs)],
    );
    await this.pool.query('delete from registry.failure_report where at < $1', [moment(nowMs - KEPT_MS)]);
  }
}

/** Takes the reports of a release out of the database, in the transaction that lifts its quarantine. */
export async function dropReports(client: pg.PoolClient, part: string, version: string): Promise<void> {
  await client.query('delete from registry.failure_report where part = $1 and version = $2', [part, version]);
}

/** Whether visitors who get a release could get another one instead. */
export function canBeReplaced(state: RegistryState, part: string, version: string): boolean {
  if (Object.hasOwn(state.quarantined, `${part}@${version}`)) return false;
  const isMixed = Object.values(state.mixes).some(
    (mix) =>
      !mix.isRevoked &&
      valueAt(mix.releases, part) === version &&
      hasOther(state, mix.channel, { part, version }),
  );
  return (
    isMixed ||
    Object.entries(state.channels).some(([name, channel]) => {
      return uses(channel, part, version) && hasOther(state, name, { part, version });
    })
  );
}

function uses(channel: ChannelState, part: string, version: string): boolean {
  const isPinned = Object.values(channel.pins).some((pins) => valueAt(pins, part) === version);
  const isCanary = valueAt(channel.canaries, part)?.version === version;
  return valueAt(channel.releases, part) === version || isCanary || isPinned;
}

function hasOther(
  state: RegistryState,
  channelName: string,
  { part, version }: { part: string; version: string },
): boolean {
  const channel = valueAt(state.channels, channelName);
  const own = channel && valueAt(channel.releases, part);
  const others = [own, ...((channel && valueAt(channel.before, part)) ?? [])];
  return others.some(
    (other) =>
      other !== undefined && other !== version && !Object.hasOwn(state.quarantined, `${part}@${other}`),
  );
}

function hidden(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function moment(ms: number): string {
  return new Date(ms).toISOString();
}
