import { parseArgs } from 'node:util';

import { checkCompatibility } from '../src/compatibility';
import { aChange } from '../src/compatibility/testing/change';
import { COMPATIBLE_CHANGES } from '../src/compatibility/testing/compatible-changes';
import { INCOMPATIBILITIES } from '../src/compatibility/testing/incompatibilities';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
  },
});
const seed = Number(values.seed);
const sites = Number(values.sites);

/** Results of the proof for one kind of change. */
interface Row {
  goal: string;
  isRight: number;
  slowestMs: number;
  example: string;
}

function ask(seedOfSite: number, make: (change: ReturnType<typeof aChange>) => unknown) {
  const change = aChange(seedOfSite);
  const expected = make(change);
  const input = change.input();
  const start = performance.now();
  const verdict = checkCompatibility(input);
  return { expected, verdict, tookMs: performance.now() - start };
}

function tryOut(goal: string, make: (change: ReturnType<typeof aChange>) => unknown): Row {
  const row: Row = { goal, isRight: 0, slowestMs: 0, example: '' };
  for (let site = 0; site < sites; site++) {
    const { expected, verdict, tookMs } = ask(seed + site, make);
    const { kind, parts } = (expected ?? {}) as { kind?: string; parts?: string[] };
    const named = verdict.problems.some(
      (problem) =>
        problem.kind === kind && [...problem.parts].sort().join() === [...(parts ?? [])].sort().join(),
    );
    row.isRight += (expected ? named : verdict.isSafe) ? 1 : 0;
    row.slowestMs = Math.max(row.slowestMs, tookMs);
    row.example ||= verdict.problems[0]?.message ?? '';
  }
  return row;
}

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n`);
  for (const { goal, isRight, slowestMs, example } of rows) {
    console.log(
      `${String(isRight).padStart(4)} of ${sites}  ${slowestMs.toFixed(1).padStart(6)} ms  ${goal}`,
    );
    if (example) console.log(`                       ${example}`);
  }
}

console.log(`proof: ${sites} sites of eight parts for each kind of change, seed ${seed}`);
const refused = INCOMPATIBILITIES.map(({ goal, make }) => tryOut(goal, make));
const passed = COMPATIBLE_CHANGES.map(({ goal, make }) => tryOut(goal, make));
print('Refused, with the right kind and parts', refused);
print('Passed', passed);

const wrong = [...refused, ...passed].filter(({ isRight }) => isRight < sites);
const slowestMs = Math.max(...[...refused, ...passed].map((row) => row.slowestMs));
console.log(
  `\n${refused.length * sites} incompatible and ${passed.length * sites} compatible changes, ${wrong.length} kinds judged wrongly, slowest ${slowestMs.toFixed(1)} ms`,
);
if (wrong.length > 0 || slowestMs > 300) process.exitCode = 1;
