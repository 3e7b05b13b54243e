import { createRandom } from '../../demo/seeds/campers/random';
import type { FuzzInput } from './prove-fuzz';
import { describeCall, checkAnswer } from './check-answer';
import { listOversizes, STATES } from './oversize-calls';
import { readOperations, type Operation } from './read-operations';
import { createCall, type FuzzCall } from './mutate-calls';

export interface SizesOutcome {
  calls: number;
  statuses: Record<number, number>;
  /** What the dearest call took of the processor, in milliseconds. */
  dearestMs: number;
  problems: string[];
}

/** Processor time a single call may take: while it takes it, everybody else waits. */
const MAX_MS = 300;
/** Compiling and collecting garbage fall to a call by chance; its own work takes as long every time. */
const MAX_TRIES = 4;

/**
 * Makes every call of the api as large as can be and larger. Time of the processor is measured, not that of the clock,
 * so that a busy machine changes nothing; what is too dear is made again, from the same state, and the least counts.
 */
export async function proveSizes({ world, document, seed, only = '' }: FuzzInput): Promise<SizesOutcome> {
  const outcome: SizesOutcome = { calls: 0, statuses: {}, dearestMs: 0, problems: [] };
  for (const operation of readOperations(document).filter(({ name }) => name.includes(only))) {
    const options = { random: createRandom(seed), pathValue: world.pathValue };
    for (const [nth, [mutated, parts]] of listOversizes(operation).entries()) {
      // A call that is not refused may end what it is about; the next ones have others of their own.
      if (nth % STATES === 0) await world.prepare(operation);
      const call = createCall(operation, options, mutated, parts);
      const { answer, ms } = await measure(world, operation, call);
      outcome.calls += 1;
      outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
      outcome.dearestMs = Math.max(outcome.dearestMs, ms);
      const problem = checkAnswer(call, answer) ?? (ms > MAX_MS ? `took ${ms} ms` : undefined);
      if (problem) outcome.problems.push(`${describeCall(call)} ${problem}`);
    }
  }
  return outcome;
}

async function measure(world: FuzzInput['world'], operation: Operation, call: FuzzCall) {
  let least = await measureOnce(world, call);
  for (let tries = 1; least.ms > MAX_MS && tries < MAX_TRIES; tries += 1) {
    await world.prepare(operation);
    const again = await measureOnce(world, call);
    if (again.ms < least.ms) least = again;
  }
  return least;
}

async function measureOnce({ send }: FuzzInput['world'], call: FuzzCall) {
  const before = process.cpuUsage();
  const answer = await send(call);
  const { user, system } = process.cpuUsage(before);
  return { answer, ms: Math.round((user + system) / 1000) };
}
