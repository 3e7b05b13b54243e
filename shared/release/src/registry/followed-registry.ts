import type pg from 'pg';

import { Refusal } from '../refusal';
import type { Verdict } from '../proof';
import type { LogEntry, PublishedRelease } from './acts';
import { asRefusal } from './connection';
import { tokenHash } from './credentials';
import { decidePublication } from './decisions/decide-publication';
import { insistOnRight, knownPart, retired } from './decisions/question';
import { canBeReplaced, ENOUGH_REPORTS } from './failure-reports';
import type { FailureReport, Performed, Registry } from './registry';
import { readable, RegistryWriter, type WriterMeans } from './registry-writer';
import type { RegistryState } from './state';
import type { Actor, Wish } from './wishes';

/** Who quarantines when visitors' pages fail. */
const SITE: Actor = { name: 'site', squad: 'platform', isPlatform: true };

/** The registry over a log that it follows. */
export class FollowedRegistry implements Registry {
  private readonly writer: RegistryWriter;

  constructor(private readonly means: WriterMeans & { pool: pg.Pool }) {
    this.writer = new RegistryWriter(means);
  }

  state(): RegistryState {
    return this.means.follower.state;
  }

  isConnected(): boolean {
    return this.means.follower.isConnected;
  }

  trustedKeys() {
    return this.means.follower.keys;
  }

  onChange(listener: (state: RegistryState) => void): () => void {
    return this.means.follower.onChange(listener);
  }

  async authenticate(token: string): Promise<Actor> {
    const { pool, follower } = this.means;
    const text =
      'select key_id, label, squad, is_platform from registry.credential where token_hash = $1 and revoked_at is null';
    const { rows } = await readable(() =>
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
    return this.means.follower.tokens.has(tokenHash(token));
  }

  mayPublish(actor: Actor, part: string): void {
    const question = this.writer.question(actor, { state: this.state(), history: new Map() });
    if (knownPart(question, part).isRetired) throw retired(part);
    insistOnRight(question, part);
  }

  prove(channel: string, releases: Record<string, string>): Promise<Verdict> {
    return this.writer.prove(SITE, channel, releases);
  }

  perform(actor: Actor, wish: Wish, how: { head?: string; dryRun?: boolean } = {}): Promise<Performed> {
    return this.writer.perform(actor, wish, how);
  }

  async recordPublished(actor: Actor, release: PublishedRelease, head?: string): Promise<LogEntry> {
    const known = await this.writer.catchUp();
    return this.writer.append(head, known, async (now) => {
      const body = decidePublication(this.writer.question(actor, now), release);
      return { who: actor.name, act: 'published', body };
    });
  }

  async reportFailure(report: FailureReport): Promise<void> {
    const { part, version } = report;
    if (!canBeReplaced(this.state(), part, version)) return;
    const visitors = await readable(() => this.means.reports.count(report, this.writer.nowMs()));
    if (visitors < ENOUGH_REPORTS) return;
    const reason = `${visitors} visitors’ pages failed (${plain(report.phase)}) in composition ${plain(report.composition)}`;
    try {
      await this.perform(SITE, { act: 'quarantined', body: { part, version, reason } });
    } catch (error) {
      const isDone = error instanceof Refusal && error.code === 'already_quarantined';
      if (!isDone) throw error;
    }
  }

  async entries({ after, limit }: { after: number; limit: number }): Promise<LogEntry[]> {
    const { follower, log } = this.means;
    try {
      return await log.read(after, limit);
    } catch (error) {
      const recalled = follower.known?.recall(after, limit);
      if (recalled) return recalled;
      throw asRefusal(error);
    }
  }

  async close(): Promise<void> {
    await this.means.follower.close();
    if (!this.means.pool.ended) await this.means.pool.end();
  }
}

function plain(text: string): string {
  return text.replace(/\p{C}/gu, ' ').slice(0, 60);
}
