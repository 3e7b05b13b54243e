import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { problemsOf } from '../lint/lint-report.mjs';

/** Characters shown of an expected or a received value. */
const MAX_DETAIL = 120;

/** Readers of each runner's report: passed, failed, and a line per problem. */

/** Jest's `--json`. Skipped tests do not count; a file that cannot run counts as a failure. */
export function readJest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failedTests = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${place(file.name)}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  );
  const problems = [
    ...broken.map((file) => `${place(file.name)}: ${firstLine(file.message)}`),
    ...failedTests,
  ];
  const failed = Math.max(problems.length, report.numFailedTests + report.numRuntimeErrorTestSuites);
  return { passed: report.numPassedTests, failed: failed || Number(!report.success), problems };
}

/** Playwright's json. A test that passed only on a retry is a failure. */
export function readPlaywright({ stats, suites, errors }) {
  const specs = suites.flatMap(allSpecs).filter((spec) => !spec.ok || isFlaky(spec));
  const problems = [
    ...errors.map((error) => firstLine(error.message)),
    ...specs.map((spec) => `${spec.file}:${spec.line} ${spec.title}: ${describeFailure(spec)}`),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, problems };
}

/** oxlint's json: one check over all files. */
export function readLint(report) {
  const problems = problemsOf(report);
  const failed = new Set(problems.map(({ file }) => file)).size;
  return {
    passed: report.number_of_files > 0 && failed === 0 ? 1 : 0,
    failed,
    problems: problems.map(({ file, line, message, rule }) => `${file}:${line} ${message} (${rule})`),
  };
}

/** dependency-cruiser's json: one check per import rule. */
export function readCruise({ summary }) {
  const rules = summary.ruleSetUsed.forbidden.map((rule) => rule.name);
  const broken = new Set(summary.violations.map((violation) => violation.rule.name));
  const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if (summary.totalCruised === 0) return { passed: 0, failed: 0, problems: [] };
  return { passed: rules.filter((name) => !broken.has(name)).length, failed: broken.size, problems };
}

/** Our own checks: `{ checks: [{ name, problems }] }`. */
export function readChecks({ checks }) {
  const failed = checks.filter((check) => check.problems.length > 0);
  const problems = failed.flatMap((check) => check.problems.map((problem) => `${check.name}: ${problem}`));
  return { passed: checks.length - failed.length, failed: failed.length, problems };
}

function allSpecs(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(allSpecs)];
}

/** The error, what was expected and received, the locator, the place and the callers: this line alone must identify the failed step of a journey. */
function describeFailure(spec) {
  const results = spec.tests.flatMap((test) => test.results ?? []);
  const { error, errors = [error] } = results.find((result) => result.error) ?? {};
  // A timeout of the whole journey comes first, without a place; the error of the waiting step follows it.
  return errors.filter(Boolean).map(describeError).join('; then ');
}

function describeError({ message, location, stack }) {
  const details = ['Expected', 'Received', 'Locator'].map((label) => detailOf(message, label));
  const step = location && `${place(location.file)}:${location.line}`;
  const steps = step && [step, ...callersOf(stack).filter((caller) => caller !== step)];
  return [firstLine(message), ...details, steps && `at ${steps.join(' < ')}`].filter(Boolean).join(' · ');
}

/** A line such as `Expected: 1` or `Received string: "a"`, without the locator's label. */
function detailOf(message, label) {
  const [line, text] = new RegExp(`^${label}[a-z ]*: *(.+)$`, 'm').exec(plain(message)) ?? [];
  return label === 'Locator' ? text : line?.slice(0, MAX_DETAIL);
}

/** Lines of the project's own files in a stack. */
function callersOf(stack) {
  const frames = plain(stack).matchAll(/^ *at .*?(\/[^():]+):(\d+):\d+\)?$/gm);
  const calls = [...frames].map(([, file, line]) => `${place(file)}:${line}`);
  return calls.filter((call) => !/^\.\.|(^|\/)node_modules\//.test(call));
}

function isFlaky(spec) {
  return spec.tests.some((test) => test.status === 'flaky');
}

function firstLine(text) {
  return plain(text).trim().split('\n')[0];
}

function plain(text) {
  return stripVTControlCharacters(String(text ?? ''));
}

function place(file) {
  return relative(process.cwd(), file);
}
