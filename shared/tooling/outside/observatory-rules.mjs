const BEST = 'A+';

/**
 * Whether a page has the best grade.
 *
 * @param {{ name: string, grade: string, score: number, found: { test: string, pass: boolean, result: string, points:
 * number }[] }} result of the Observatory's scanner; points are added to 100 or subtracted from it
 * @returns {{ name: string, problems: string[] }} the grade, and one problem per test that failed or costs points
 */
export function checkGrade({ name, grade, found }) {
  const failed = found.filter(({ pass, points }) => !pass || points < 0);
  const problems = failed.map(({ test, result, points }) => `${test}: ${result} (${points})`);
  return {
    name: `headers of ${name}`,
    problems: grade === BEST ? problems : [`grade ${grade}, not ${BEST}`, ...problems],
  };
}

/** Whether removing a header on purpose reduces the grade, which proves that the scan works. */
export function checkPlanted({ name, grade }) {
  return { name, problems: grade === BEST ? [`still has the grade ${BEST}`] : [] };
}

/** @returns {string} a Markdown table, a row per page */
export function gradeTable(results) {
  const rows = results.map(({ name, grade, score, found }) => {
    const passed = found.filter(({ pass }) => pass).length;
    return `| ${name} | ${grade} | ${score} | ${passed} of ${found.length} |`;
  });
  return ['| page | grade | score | tests passed |', '| --- | --- | ---: | --- |', ...rows].join('\n');
}
