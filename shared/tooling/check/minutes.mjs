/** Factor by which a part may exceed its budget, on a machine on which the other parts keep theirs. */
const MOST = 2.5;
/** Budgets assume a machine with two cores. */
const CORES = 2;

/**
 * The duration of a part.
 *
 * @typedef {object} PartTime
 * @property {string} name
 * @property {number} ms wall clock
 * @property {number} [budgetMinutes] on two quiet cores; without one the part has no budget
 * @property {boolean} [isBeside] whether it runs beside other parts
 */

/**
 * The closing table of a run: minutes per part beside its budget.
 *
 * @param {PartTime[]} times
 * @returns {string[]} its lines
 */
export function minutesTable(times) {
  const rows = times.map(({ name, ms, budgetMinutes }) => [name, minutes(ms), budgetMinutes ?? '']);
  const all = times.filter(({ isBeside }) => !isBeside);
  const total = all.reduce((sum, { ms }) => sum + ms, 0);
  return [['part', 'minutes', 'budget'], ...rows, ['all', minutes(total), '']].map(
    ([name, took, budget]) => `${name.padEnd(12)}${String(took).padStart(8)}${String(budget).padStart(8)}`,
  );
}

/**
 * A sentence for each part that far exceeded its budget. A busy machine slows down all parts alike, so the median of the
 * other parts is the machine's share. More cores do not speed up every part, so the product of wall clock and cores
 * counts, with at most the cores of the budget.
 *
 * @param {PartTime[]} times @param {number} cores of this machine
 */
export function findSlowParts(times, cores) {
  const share = Math.min(cores, CORES) / CORES;
  const factors = times
    .filter(({ budgetMinutes }) => budgetMinutes)
    .map(({ name, ms, budgetMinutes, isBeside }) => ({
      name,
      ms,
      budgetMinutes,
      isBeside,
      factor: (ms * share) / (budgetMinutes * 60_000),
    }));
  return factors
    .filter((part) => part.factor > MOST * factorOfMachine(factors.filter((other) => other !== part)))
    .map(
      ({ name, ms, budgetMinutes }) =>
        `${name} took ${minutes(ms)} minutes; its budget is ${budgetMinutes} on ${CORES} quiet cores`,
    );
}

/** Parts that run beside others share a processor with them by design. */
function factorOfMachine(others) {
  const sorted = others
    .filter(({ isBeside }) => !isBeside)
    .map(({ factor }) => factor)
    .toSorted((a, b) => a - b);
  return Math.max(1, sorted[Math.floor((sorted.length - 1) / 2)] ?? 1);
}

function minutes(ms) {
  return (ms / 60_000).toFixed(1);
}
