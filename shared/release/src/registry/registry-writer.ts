import { randomBytes } from 'node:crypto';

import { Refusal } from '../refusal';
import type { Verdict } from '../compatibility';
import type { LogEntry } from '../log/log-entry';
import { toRefusal } from './database-connection';
import { decideChange } from './decisions/decide';
import type { DecisionContext } from './decisions/decision-context';
import { deleteReports, type FailureReports } from './failure-reports';
import { ChainError } from '../log/fold';
import type { Follower } from './follower';
import { KnownLog } from '../log/known-log';
import { checkChange } from './check-change';
import type { ChangeResult, RegistryOptions } from './registry';
import { placeEntry, assertHead, type EntryDraft, type RegistryLog } from '../log/registry-log';
import type { Actor, ChangeRequest } from './change-request';

/** Dependencies of the writer. */
export interface WriterContext {
  options: RegistryOptions;
  follower: Follower;
  log: RegistryLog;
  reports: FailureReports;
}

/** A change request under evaluation with its verdicts: a state is checked once. */
interface Evaluation {
  actor: Actor;
  request: ChangeRequest;
  /** By the head that was checked. */
  verdictsByHead: Map<string, Promise<Verdict | undefined>>;
}

/** The log entry and verdict of a change request. */
interface EvaluatedChange {
  draft: EntryDraft;
  verdict: Verdict | undefined;
}

/** Options of a change. */
export interface ApplyOptions {
  head?: string;
  dryRun?: boolean;
  /** Called with the log under the lock; an error it throws prevents the write. */
  assertAllowed?: (now: KnownLog) => void;
}

/** Turns change requests into log entries. */
export class RegistryWriter {
  constructor(private readonly context: WriterContext) {}

  /** See `Registry.perform`. */
  async applyChange(
    actor: Actor,
    request: ChangeRequest,
    { head, dryRun = false, assertAllowed: insist }: ApplyOptions,
  ): Promise<ChangeResult> {
    const known = await this.catchUp();
    assertHead(known.state, head);
    const considered: Evaluation = { actor, request, verdictsByHead: new Map() };
    const first = await this.evaluate(considered, known);
    if (dryRun) return describeDryRun(first, known.state.head);

    let verdict = assertCompatible(first.verdict);
    const entry = await this.append(head, known, async (now, nowMs) => {
      insist?.(now);
      const last = await this.evaluate(considered, now, nowMs);
      verdict = assertCompatible(last.verdict);
      return last.draft;
    });
    return { entry, head: entry.hash, ...(verdict ? { verdict } : {}) };
  }

  /** The effect of a promotion on the log as known to this process. */
  async checkCompatibility(
    actor: Actor,
    channel: string,
    releases: Record<string, string>,
  ): Promise<Verdict> {
    const request: ChangeRequest = { act: 'promoted', body: { channel, releases } };
    const known = { state: this.context.follower.state, history: new Map() };
    const { verdict } = await this.evaluate({ actor, request, verdictsByHead: new Map() }, known);
    return verdict ?? { isSafe: true, compositions: 0, problems: [] };
  }

  /** Appends the decided entry; with a head, only directly after it. */
  async append(
    head: string | undefined,
    known: KnownLog,
    decideNow: (known: KnownLog, nowMs: number) => Promise<EntryDraft>,
  ): Promise<LogEntry> {
    const { log, follower, reports } = this.context;
    const entry = await refuseOnFailure(() =>
      log.append({
        known,
        ...(head === undefined ? {} : { head }),
        ...(this.context.options.now ? { nowMs: this.nowMs() } : {}),
        decide: decideNow,
        inSameTransaction: async (client, { act, body }) => {
          if (act === 'released-from-quarantine') await deleteReports(client, body.part, body.version);
        },
      }),
    );
    if (entry.act === 'released-from-quarantine') reports.clearRecent(entry.body.part, entry.body.version);
    // The entry is durable; if the database fails now, the next read finds it.
    await follower.catchUp().catch(() => undefined);
    return entry;
  }

  /** The current log. */
  async catchUp(): Promise<KnownLog> {
    const { follower } = this.context;
    await refuseOnFailure(() => follower.catchUp());
    return follower.known ?? new KnownLog();
  }

  createContext(
    actor: Actor,
    { state, history }: Pick<DecisionContext, 'state' | 'history'>,
    nowMs = this.nowMs(),
  ): DecisionContext {
    const { markets } = this.context.options;
    const mixId = randomBytes(6).toString('hex');
    return { state, history, actor, nowMs, mixId, ...(markets ? { markets } : {}) };
  }

  nowMs(): number {
    return (this.context.options.now ?? Date.now)();
  }

  private async evaluate(
    { actor, request, verdictsByHead: proofs }: Evaluation,
    known: Pick<DecisionContext, 'state' | 'history'>,
    nowMs = this.nowMs(),
  ): Promise<EvaluatedChange> {
    const { state } = known;
    const draft = decideChange(this.createContext(actor, known, nowMs), request);
    const entry = placeEntry(state, draft, nowMs);
    const proof = proofs.get(state.head) ?? checkChange(this.context.options, state, entry);
    proofs.set(state.head, proof);
    return { draft, verdict: await proof };
  }
}

/** The result of a dry run. */
function describeDryRun({ draft: { act, body }, verdict }: EvaluatedChange, head: string): ChangeResult {
  return { would: { act, body }, head, ...(verdict ? { verdict } : {}) };
}

/** Runs work on the log and converts database errors to refusals. */
export async function refuseOnFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChainError)) throw toRefusal(error);
    const message = `Nothing is written until the log was inspected: ${error.message}`;
    throw new Refusal(503, 'log_broken', message);
  }
}

/** @throws Refusal 422 refused */
function assertCompatible(verdict: Verdict | undefined): Verdict | undefined {
  if (!verdict || verdict.isSafe) return verdict;
  const worst = verdict.problems[0]?.message ?? 'no reason was given';
  throw new Refusal(422, 'refused', `Visitors would get incompatible releases: ${worst}`, { verdict });
}
