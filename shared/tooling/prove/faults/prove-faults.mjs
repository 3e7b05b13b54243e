import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { locateFault } from './locate-fault.mjs';

/** Longest name of a test in the table. */
const MAX_OUTPUT_CHARACTERS = 160;

/**
 * @typedef {object} Outcome
 * @property {import('./planted-faults.mjs').Fault} fault
 * @property {'found' | 'NOT found' | 'not checked'} verdict not checked if the tests fail without the fault, or do not
 * run with it
 * @property {string} by the first test that failed, or why there is no verdict
 * @property {number} seconds
 */

/**
 * Plants faults into a copy one after the other, and runs for each the tests that must find it. The tests also run once
 * without any fault: a test that fails then proves nothing.
 *
 * @param {string} copy
 * @param {readonly import('./planted-faults.mjs').Fault[]} faults
 * @param {{ run: (chosen: { part: string, match?: string }) => Promise<import('../../check/tally.mjs').Count>, report?:
 * (outcome: Outcome) => void }} means
 * @returns {Promise<Outcome[]>}
 * @throws Error when the text of a fault does not occur exactly once, before any test runs.
 */
export async function proveFaults(copy, faults, { run, report = () => undefined }) {
  for (const fault of faults) locateFault(copy, fault);
  const outcomes = [];
  for (const part of new Set(faults.map(({ foundBy }) => foundBy.part))) {
    const ofPart = faults.filter(({ foundBy }) => foundBy.part === part);
    const clean = await run({ part, match: matchOfAll(ofPart) });
    for (const fault of ofPart) {
      const outcome =
        clean.failed > 0
          ? { fault, verdict: 'not checked', by: `without it: ${clean.problems[0]}`, seconds: 0 }
          : await plant(copy, fault, run);
      report(outcome);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

async function plant(copy, fault, run) {
  const { file, text, planted } = locateFault(copy, fault);
  const start = performance.now();
  writeFileSync(join(copy, file), planted);
  try {
    const count = await run(fault.foundBy);
    return { fault, ...readOutcome(copy, count), seconds: Math.round((performance.now() - start) / 1000) };
  } finally {
    writeFileSync(join(copy, file), text);
  }
}

// A runner without a report has found nothing: the fault or the machine broke something else.
function readOutcome(copy, { failed, problems }) {
  if (failed === 0) return { verdict: 'NOT found', by: '' };
  const [first = ''] = problems;
  const isSilent = /^there is no report|^nothing was executed|^the runner ended|cannot be read:/.test(first);
  return isSilent ? { verdict: 'not checked', by: first } : { verdict: 'found', by: nameOf(first, copy) };
}

/** The name of the failed test, without the path of the copy and the expected value. */
function nameOf(problem, copy) {
  const [name] = problem.split(/: \w*Error\b/);
  const line = name
    .replaceAll(new RegExp(`(\\.\\./)*\\S*${basename(copy)}/`, 'g'), '')
    .replaceAll(/\s+/g, ' ');
  return line.length > MAX_OUTPUT_CHARACTERS ? `${line.slice(0, MAX_OUTPUT_CHARACTERS - 1)}…` : line;
}

/** One pattern for the tests of several faults; nothing when a part has none. */
function matchOfAll(faults) {
  const matches = [...new Set(faults.map(({ foundBy }) => foundBy.match))];
  return matches.includes(undefined) ? undefined : matches.join('|');
}

/** The outcomes as a table of the documentation. */
export function tableOf(outcomes) {
  const rows = outcomes.map(({ fault, verdict, by }) => {
    const cells = [`\`${fault.id}\``, fault.sentence, fault.foundBy.part, verdict, by];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [
    '| Fault | What is wrong | Part | Outcome | First test that failed |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
