import type pg from 'pg';

import { Refusal } from '../refusal';
import type { Verdict } from '../compatibility';
import type { LogEntry, PublishedRelease } from '../log/log-entry';
import { toRefusal } from './database-connection';
import { tokenHash } from './credentials';
import { canBeReplaced } from './can-be-replaced';
import { decidePublication } from './decisions/decide-publication';
import { assertMayChange, requirePart, partRetiredRefusal } from './decisions/decision-context';
import { REPORTS_BEFORE_CHECK } from './failure-reports';
import type { KnownLog } from '../log/known-log';
import type { ReleaseCheckResult, FailureReport, ChangeResult, Registry, ReportedRelease } from './registry';
import { refuseOnFailure, RegistryWriter, type WriterContext } from './registry-writer';
import type { RegistryState } from '../log/registry-state';
import type { Actor, ChangeRequest } from './change-request';

/** Refusal code: the quarantine was lifted after the check began. */
const QUARANTINE_LIFTED = 'lifted_since';

/** The actor of quarantines by the site's own check. */
const SITE: Actor = { name: 'site', squad: 'platform', isPlatform: true };

/** The registry on top of a log that it follows. */
export class FollowedRegistry implements Registry {
  private readonly writer: RegistryWriter;

  constructor(private readonly context: WriterContext & { pool: pg.Pool }) {
    this.writer = new RegistryWriter(context);
  }

  state(): RegistryState {
    return this.context.follower.state;
  }

  isConnected(): boolean {
    return this.context.follower.isConnected;
  }

  trustedKeys() {
    return this.context.follower.keys;
  }

  onChange(listener: (state: RegistryState) => void): () => void {
    return this.context.follower.onChange(listener);
  }

  async authenticate(token: string): Promise<Actor> {
    const { pool, follower } = this.context;
    const text =
      'select key_id, label, squad, is_platform from registry.credential where token_hash = $1 and revoked_at is null';
    const { rows } = await refuseOnFailure(() =>
      pool.query<{ key_id: string; label: string; squad: string; is_platform: boolean }>(text, [
        tokenHash(token),
      ]),
    );
    const [row] = rows;
    if (!row) throw new Refusal(401, 'unknown_token', 'This token is unknown here, or it was revoked.');
    if (!follower.keys.has(row.key_id)) await this.writer.catchUp();
    return { name: row.label, squad: row.squad, isPlatform: row.is_platform };
  }

  isKnownToken(token: string): boolean {
    return this.context.follower.tokens.has(tokenHash(token));
  }

  assertMayPublish(actor: Actor, part: string): void {
    const question = this.writer.createContext(actor, { state: this.state(), history: new Map() });
    if (requirePart(question, part).isRetired) throw partRetiredRefusal(part);
    assertMayChange(question, part);
  }

  checkCompatibility(channel: string, releases: Record<string, string>): Promise<Verdict> {
    return this.writer.checkCompatibility(SITE, channel, releases);
  }

  applyChange(
    actor: Actor,
    request: ChangeRequest,
    how: { head?: string; dryRun?: boolean } = {},
  ): Promise<ChangeResult> {
    return this.writer.applyChange(actor, request, how);
  }

  async recordPublished(actor: Actor, release: PublishedRelease, head?: string): Promise<LogEntry> {
    const known = await this.writer.catchUp();
    return this.writer.append(head, known, async (now) => {
      const body = decidePublication(this.writer.createContext(actor, now), release);
      return { who: actor.name, act: 'published', body };
    });
  }

  async reportFailure(report: FailureReport): Promise<boolean> {
    const { part, version } = report;
    const { reports } = this.context;
    if (!canBeReplaced(this.state(), part, version)) return false;
    const nowMs = this.writer.nowMs();
    const visitors = await refuseOnFailure(() => reports.count(report, nowMs));
    return (
      visitors >= REPORTS_BEFORE_CHECK && refuseOnFailure(() => reports.claimCheck(part, version, nowMs))
    );
  }

  async recordCheck(
    { part, version }: { part: string; version: string },
    { isBroken, result, startedAtSeq: begunAt }: ReleaseCheckResult,
  ): Promise<void> {
    const message = toPlainText(result);
    const release = { part, version };
    if (wasQuarantineLifted(await this.writer.catchUp(), release, begunAt)) return;
    await refuseOnFailure(() => this.context.reports.recordCheck(part, version, message));
    if (!isBroken || !canBeReplaced(this.state(), part, version)) return;
    const insist = (now: KnownLog) => {
      if (wasQuarantineLifted(now, release, begunAt))
        throw new Refusal(409, QUARANTINE_LIFTED, 'The quarantine was lifted since');
    };
    try {
      const body = { ...release, reason: message };
      await this.writer.applyChange(SITE, { act: 'quarantined', body }, { assertAllowed: insist });
    } catch (error) {
      const isDone =
        error instanceof Refusal && ['already_quarantined', QUARANTINE_LIFTED].includes(error.code);
      if (!isDone) throw error;
    }
  }

  listReportedReleases(): Promise<ReportedRelease[]> {
    return refuseOnFailure(() => this.context.reports.list(this.writer.nowMs()));
  }

  async readEntries({ after, limit }: { after: number; limit: number }): Promise<LogEntry[]> {
    const { follower, log } = this.context;
    try {
      return await log.read(after, limit);
    } catch (error) {
      const recalled = follower.known?.recall(after, limit);
      if (recalled) return recalled;
      throw toRefusal(error);
    }
  }

  async close(): Promise<void> {
    await this.context.follower.close();
    if (!this.context.pool.ended) await this.context.pool.end();
  }
}

/**
 * Whether a quarantine was lifted after a log entry; assumed true when the log in memory does not reach back that far.
 */
function wasQuarantineLifted(
  log: Pick<KnownLog, 'recall' | 'state'>,
  { part, version }: { part: string; version: string },
  after: number,
): boolean {
  const entries = log.recall(after, log.state.seq);
  return (
    entries === undefined ||
    entries.some(
      ({ act, body }) => act === 'released-from-quarantine' && body.part === part && body.version === version,
    )
  );
}

function toPlainText(text: string): string {
  return text.replace(/\p{C}/gu, ' ').trim().slice(0, 300);
}
