import type { AppContext } from '../../../core/app-context';
import type { RetentionRule } from './retention-rule';
import { RETENTION_RULES } from './retention-rules';
import { createRetentionStore, type RetentionRun } from './retention.store';

export type { RetentionRule } from './retention-rule';
export type { LastRun, RetentionRun } from './retention.store';

const MINUTE_MS = 60_000;
/** Longer than a rule can take; another process tries again after it. */
const LEASE_MS = 15 * MINUTE_MS;
const BETWEEN_RUNS_MS = 24 * 60 * MINUTE_MS;
/** When rows were left. */
const RETRY_MS = 60 * MINUTE_MS;
const LIMITS = { batch: 200, ruleMs: 20_000 };

/** What the next run of a rule would remove. */
export interface DueRows {
  rule: RetentionRule;
  due: number;
}

type Needs = Pick<AppContext, 'database' | 'clock'>;

/** Removes personal data by the rules of retention, and reports each run. */
export function createRetention({ database, clock }: Needs, rules = RETENTION_RULES, limits = LIMITS) {
  const store = createRetentionStore(database);
  const names = rules.map(({ name }) => name);
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /**
   * Runs every rule that is due, in batches of their own; a failed one is due again after its lease.
   * @throws AggregateError of the failed rules, after the others
   */
  async function removeDue(): Promise<RetentionRun[]> {
    await store.register(names, clock.now());
    const [runs, errors]: [RetentionRun[], unknown[]] = [[], []];
    for (const rule of rules) {
      if (!(await store.claim(rule.name, clock.now(), later(LEASE_MS)))) continue;
      await run(rule).then(
        (done) => runs.push(done),
        (error: unknown) => errors.push(new Error(`retention rule ${rule.name} failed`, { cause: error })),
      );
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} retention rules failed`);
    return runs;
  }

  async function run(rule: RetentionRule): Promise<RetentionRun> {
    const [ranAt, startedAt] = [clock.now(), performance.now()];
    const elapsed = () => performance.now() - startedAt;
    let removed = 0;
    for (;;) {
      const batch = await store.removeBatch(rule, ranAt, limits.batch);
      removed += batch;
      if (batch === 0 || elapsed() > limits.ruleMs) break;
    }
    const overdue = await store.countDue(rule, ranAt);
    const done = { rule: rule.name, ranAt, removed, overdue, durationMs: elapsed() };
    await store.finish(done, later(overdue > 0 ? RETRY_MS : BETWEEN_RUNS_MS));
    return done;
  }

  /** What is due now, rule by rule; changes nothing. */
  async function preview(): Promise<DueRows[]> {
    const found: DueRows[] = [];
    for (const rule of rules) found.push({ rule, due: await store.countDue(rule, clock.now()) });
    return found;
  }

  return { removeDue, preview, listLastRuns: () => store.listLast(names) };
}
