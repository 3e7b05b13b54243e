import { createRandom } from '../../demo/seeds/campers/random';
import type { FuzzFixture } from './fuzz-fixture';
import { describeCall, checkAnswer } from './check-answer';
import { readOperations } from './read-operations';
import { mutateCalls, type MutationOptions } from './mutate-calls';

export interface FuzzInput {
  fixture: Pick<FuzzFixture, 'prepare' | 'pathValue' | 'send'>;
  /** The OpenAPI document. */
  document: object;
  seed: number;
  /** See `Draw`. */
  perField?: MutationOptions['perField'];
  /** Only operations whose name contains it. */
  only?: string;
}

export interface FuzzOutcome {
  operations: number;
  calls: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  problems: string[];
}

/**
 * Mutates every field of every call and checks the answers: no server error, no internal details, refusals in the
 * documented shapes.
 */
export async function proveFuzz({
  fixture,
  document,
  seed,
  perField,
  only = '',
}: FuzzInput): Promise<FuzzOutcome> {
  const operations = readOperations(document).filter(({ name }) => name.includes(only));
  const outcome: FuzzOutcome = { operations: operations.length, calls: 0, statuses: {}, problems: [] };
  for (const [nth, operation] of operations.entries()) {
    await fixture.prepare(operation);
    const options = { random: createRandom(seed, nth), perField, pathValue: fixture.pathValue };
    for (const call of mutateCalls(operation, options)) {
      const answer = await fixture.send(call);
      outcome.calls += 1;
      outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
      const problem = checkAnswer(call, answer);
      if (problem) outcome.problems.push(`${describeCall(call)} ${problem}`);
    }
  }
  return outcome;
}
