import { existsSync, readFileSync } from 'node:fs';

const MAX_LISTED = 60;

/**
 * The result in a runner's own report.
 *
 * @typedef {{ passed: number, failed: number, problems: string[] }} Count
 */

/**
 * Counts one part from its report. A missing result never counts as success: a report that is missing, cannot be read
 * or reports no executed test is a failure, and so is a runner that exits with an error without naming a problem.
 *
 * @param {{ file: string, read: (report: unknown) => Count, code: number | string }} part
 * @returns {Count}
 */
export function countPart({ file, read, code }) {
  if (!existsSync(file)) return failure(`there is no report ${file}`);
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    if (count.failed > 0) return count;
    if (code !== 0) return { ...count, failed: 1, problems: [`the runner ended with ${code}`] };
    return count.passed > 0 ? count : failure('nothing was executed');
  } catch (error) {
    return failure(`the report ${file} cannot be read: ${error.message}`);
  }
}

/** @param {Count[]} counts */
export function sum(counts) {
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  return counts.length > 0 ? { passed, failed } : { passed, failed: 1 };
}

/** The last line of every run. */
export function verdict({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * The failures, repeated at the end of a run for readers of its last lines only.
 *
 * @param {{ name: string, problems: string[] }[]} parts
 * @returns {string[]} lines, none without failures
 */
export function listFailures(parts) {
  const problems = parts.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
  const more = problems.length - MAX_LISTED;
  const lines = [...problems.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])];
  return lines.length > 0 ? ['Failed:', ...lines.map((line) => `  ${line}`)] : [];
}

/** One failure with its reason. */
export function failure(problem) {
  return { passed: 0, failed: 1, problems: [problem] };
}
