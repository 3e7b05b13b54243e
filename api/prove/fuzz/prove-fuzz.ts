import { createRandom } from '../../demo/seeds/campers/random';
import type { FuzzWorld } from './fuzz-world';
import { describeCall, checkAnswer } from './check-answer';
import { readOperations } from './read-operations';
import { mutateCalls, type MutationOptions } from './mutate-calls';

export interface FuzzInput {
  world: Pick<FuzzWorld, 'prepare' | 'pathValue' | 'send'>;
  /** The api's description of itself. */
  document: object;
  seed: number;
  /** See `SpoilOptions`. */
  perField?: MutationOptions['perField'];
  /** Only calls whose name contains it. */
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
 * Makes every call of the api with every field mutated by values of every type, and checks the answer: never a
 * fault of the server, nothing of its inside, and refusals in the shapes of the wire.
 */
export async function proveFuzz({
  world,
  document,
  seed,
  perField,
  only = '',
}: FuzzInput): Promise<FuzzOutcome> {
  const operations = readOperations(document).filter(({ name }) => name.includes(only));
  const outcome: FuzzOutcome = { operations: operations.length, calls: 0, statuses: {}, problems: [] };
  for (const [nth, operation] of operations.entries()) {
    await world.prepare(operation);
    const options = { random: createRandom(seed, nth), perField, pathValue: world.pathValue };
    for (const call of mutateCalls(operation, options)) {
      const answer = await world.send(call);
      outcome.calls += 1;
      outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
      const problem = checkAnswer(call, answer);
      if (problem) outcome.problems.push(`${describeCall(call)} ${problem}`);
    }
  }
  return outcome;
}
