import { parseArgs } from 'node:util';

import { MISBEHAVIOURS } from './server-parts/misbehaviours';
import { findMissingPages, findSlowPages, measureIsolation, p99Of } from './server-parts/prove-isolation';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
const ROUNDS = 4;
const seconds = Number(values.seconds);
const chosen = MISBEHAVIOURS.filter(({ name }) => values.only === '' || name === values.only);

console.log(`server-parts: ${chosen.length} kinds of misbehaviour, ${seconds} s each`);
const violations: string[] = [];
for (const misbehaviour of chosen) {
  const isolation = await measureIsolation(misbehaviour, { seconds, rounds: ROUNDS });
  const [usual, beside] = [p99Of(isolation.usual), p99Of(isolation.beside)];
  violations.push(...findMissingPages(isolation), ...findSlowPages(isolation));
  console.log(
    `${isolation.name}: ${isolation.beside.length} pages of the other part, p99 ${beside.toFixed(1)} ms, ` +
      `usually ${usual.toFixed(1)} ms (${(beside / usual).toFixed(2)} ×)`,
  );
}
for (const violation of violations) console.error(violation);
console.log(`${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
