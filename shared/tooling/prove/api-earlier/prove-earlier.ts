import { EXPECTED_FAILURES, type ExpectedFailure } from './expected-failures';
import type { Failure } from './read-outcomes';
import type { TestRun } from './test-run';

/** A change that no release can live with: every run of the proof has to notice it. */
export const PLANTED = {
  change: 'alter table place rename column population to residents',
  match: 'api/src/modules/places/',
};

export interface Outcome {
  passed: number;
  /** Tests that noticed the planted change. */
  planted: number;
  expected: (Failure & ExpectedFailure)[];
  /** Tests that fail on the release's own schema as well, and so say nothing about today's. */
  failingAnyway: Failure[];
  violations: Failure[];
}

/** Runs the earlier api's tests on today's schema, and those that fail on its own one. */
export async function proveEarlier(
  run: TestRun,
  match?: string,
  table: readonly ExpectedFailure[] = EXPECTED_FAILURES,
): Promise<Outcome> {
  const planted = await run({ change: PLANTED.change }, PLANTED.match);
  const { passed, failures } = await run('today', match);
  const expected = failures.flatMap((failure) => {
    const entry = table.find(({ file, name }) => file === failure.file && name === failure.name);
    return entry ? [{ ...failure, reason: entry.reason }] : [];
  });
  const others = failures.filter((failure) => !has(expected, failure));
  const own = others.length > 0 ? await run('own', patternOf(others)) : { failures: [] };
  return {
    passed,
    planted: planted.failures.length,
    expected,
    failingAnyway: others.filter((failure) => has(own.failures, failure)),
    violations: others.filter((failure) => !has(own.failures, failure)),
  };
}

/** Whether tests passed, all others are explained, and the planted change was noticed. */
export function hasPassed({ passed, planted, violations }: Outcome): boolean {
  return passed > 0 && planted > 0 && violations.length === 0;
}

/** The lines that the proof prints, a table at last. */
export function describeOutcome({ passed, planted, expected, failingAnyway, violations }: Outcome): string[] {
  return [
    ...expected.map(({ file, name, reason }) => `expected: ${file}: ${name}: ${reason}`),
    ...failingAnyway.map((failure) => `fails on its own schema too: ${line(failure)}`),
    ...violations.map((failure) => `violation: ${line(failure)}`),
    '| passed | expected to fail | failing on their own schema | violations | planted |',
    '| -----: | ---------------: | --------------------------: | ---------: | ------: |',
    `| ${[passed, expected.length, failingAnyway.length, violations.length, planted].join(' | ')} |`,
  ];
}

function has(failures: readonly Failure[], { file, name }: Failure): boolean {
  return failures.some((one) => one.file === file && one.name === name);
}

function patternOf(failures: readonly Failure[]): string {
  return [...new Set(failures.map(({ file }) => file.replaceAll('.', String.raw`\.`)))].join('|');
}

function line({ file, name, message }: Failure): string {
  return `${file}: ${name}: ${message}`;
}
