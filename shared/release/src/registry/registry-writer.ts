import { randomBytes } from 'node:crypto';

import { Refusal } from '../refusal';
import type { Verdict } from '../compatibility';
import type { LogEntry } from '../log/log-entry';
import { asRefusal } from './database-connection';
import { decide } from './decisions/decide';
import type { Question } from './decisions/decision-context';
import { dropReports, type FailureReports } from './failure-reports';
import { ChainError } from '../log/fold';
import type { Follower } from './follower';
import { KnownLog } from '../log/known-log';
import { proveChange } from './check-change';
import type { Performed, RegistryOptions } from './registry';
import { placed, refuseOtherHead, type Draft, type RegistryLog } from '../log/registry-log';
import type { Actor, Wish } from './change-request';

/** What writing needs. */
export interface WriterMeans {
  options: RegistryOptions;
  follower: Follower;
  log: RegistryLog;
  reports: FailureReports;
}

/** A wish that is being looked at, and what was proven for it: nothing is proven twice while nobody else writes. */
interface Considered {
  actor: Actor;
  wish: Wish;
  /** By the head that it was proven for. */
  proofs: Map<string, Promise<Verdict | undefined>>;
}

/** What a wish comes to. */
interface Judged {
  draft: Draft;
  verdict: Verdict | undefined;
}

/** How a wish is to be written. */
export interface PerformHow {
  head?: string;
  dryRun?: boolean;
  /** Looks at the log while nobody else can write; what it throws is thrown in place of writing. */
  insist?: (now: KnownLog) => void;
}

/** Turns wishes into acts of the log. */
export class RegistryWriter {
  constructor(private readonly means: WriterMeans) {}

  /** See `Registry.perform`. */
  async perform(actor: Actor, wish: Wish, { head, dryRun = false, insist }: PerformHow): Promise<Performed> {
    const known = await this.catchUp();
    refuseOtherHead(known.state, head);
    const considered: Considered = { actor, wish, proofs: new Map() };
    const first = await this.consider(considered, known);
    if (dryRun) return asked(first, known.state.head);

    let verdict = refuseUnsafe(first.verdict);
    const entry = await this.append(head, known, async (now, nowMs) => {
      insist?.(now);
      const last = await this.consider(considered, now, nowMs);
      verdict = refuseUnsafe(last.verdict);
      return last.draft;
    });
    return { entry, head: entry.hash, ...(verdict ? { verdict } : {}) };
  }

  /** What a promote would lead to, as far as this process knows the log. */
  async prove(actor: Actor, channel: string, releases: Record<string, string>): Promise<Verdict> {
    const wish: Wish = { act: 'promoted', body: { channel, releases } };
    const known = { state: this.means.follower.state, history: new Map() };
    const { verdict } = await this.consider({ actor, wish, proofs: new Map() }, known);
    return verdict ?? { isSafe: true, compositions: 0, problems: [] };
  }

  /** Writes what is decided at the end of the log; with a head only behind that. */
  async append(
    head: string | undefined,
    known: KnownLog,
    decideNow: (known: KnownLog, nowMs: number) => Promise<Draft>,
  ): Promise<LogEntry> {
    const { log, follower, reports } = this.means;
    const entry = await readable(() =>
      log.append({
        known,
        ...(head === undefined ? {} : { head }),
        ...(this.means.options.now ? { nowMs: this.nowMs() } : {}),
        decide: decideNow,
        also: async (client, { act, body }) => {
          if (act === 'released-from-quarantine') await dropReports(client, body.part, body.version);
        },
      }),
    );
    if (entry.act === 'released-from-quarantine') reports.forget(entry.body.part, entry.body.version);
    // It is written whatever becomes of the database now; the next reading brings it.
    await follower.catchUp().catch(() => undefined);
    return entry;
  }

  /** The log as it is now. */
  async catchUp(): Promise<KnownLog> {
    const { follower } = this.means;
    await readable(() => follower.catchUp());
    return follower.known ?? new KnownLog();
  }

  question(
    actor: Actor,
    { state, history }: Pick<Question, 'state' | 'history'>,
    nowMs = this.nowMs(),
  ): Question {
    const { markets } = this.means.options;
    const mixId = randomBytes(6).toString('hex');
    return { state, history, actor, nowMs, mixId, ...(markets ? { markets } : {}) };
  }

  nowMs(): number {
    return (this.means.options.now ?? Date.now)();
  }

  private async consider(
    { actor, wish, proofs }: Considered,
    known: Pick<Question, 'state' | 'history'>,
    nowMs = this.nowMs(),
  ): Promise<Judged> {
    const { state } = known;
    const draft = decide(this.question(actor, known, nowMs), wish);
    const entry = placed(state, draft, nowMs);
    const proof = proofs.get(state.head) ?? proveChange(this.means.options, state, entry);
    proofs.set(state.head, proof);
    return { draft, verdict: await proof };
  }
}

/** The answer to a wish that was only asked about. */
function asked({ draft: { act, body }, verdict }: Judged, head: string): Performed {
  return { would: { act, body }, head, ...(verdict ? { verdict } : {}) };
}

/** Runs some work on the log; what goes wrong with the database is a refusal. */
export async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChainError)) throw asRefusal(error);
    const message = `Nothing is written until somebody has looked at the log: ${error.message}`;
    throw new Refusal(503, 'log_broken', message);
  }
}

/** @throws Refusal 422 refused */
function refuseUnsafe(verdict: Verdict | undefined): Verdict | undefined {
  if (!verdict || verdict.isSafe) return verdict;
  const worst = verdict.problems[0]?.message ?? 'no reason was given';
  throw new Refusal(422, 'refused', `Visitors would get what does not fit together: ${worst}`, { verdict });
}
