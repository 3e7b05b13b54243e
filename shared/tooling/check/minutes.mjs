/** How much longer than on two quiet cores a part may take on a busy machine before that is a failure. */
const BUSY_FACTOR = 2.5;
/** Budgets are those of a machine with two cores. */
const CORES = 2;

/**
 * What a part took.
 *
 * @typedef {object} PartTime
 * @property {string} name
 * @property {number} ms wall clock
 * @property {number} [budgetMinutes] of the part on two quiet cores; without one the part has no budget
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
 * Parts that took far more than their budget, as a sentence each. More cores make a part no slower: what counts is
 * wall clock times cores, at most those of the budget.
 *
 * @param {PartTime[]} times @param {number} cores of this machine
 */
export function findSlowParts(times, cores) {
  const share = Math.min(cores, CORES) / CORES;
  return times
    .filter(({ ms, budgetMinutes }) => budgetMinutes && ms * share > budgetMinutes * BUSY_FACTOR * 60_000)
    .map(
      ({ name, ms, budgetMinutes }) =>
        `${name} took ${minutes(ms)} minutes; its budget is ${budgetMinutes} on ${CORES} quiet cores`,
    );
}

function minutes(ms) {
  return (ms / 60_000).toFixed(1);
}
