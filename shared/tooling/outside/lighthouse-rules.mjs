/** Performance is measured by `npm run bench`; a low score on a busy machine is not a failure. */
const CHECKED_CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const SHOWN = ['performance', ...CHECKED_CATEGORIES];

/**
 * Whether a page has the full score in everything that does not depend on the machine.
 *
 * @param {{ name: string, categories: object, audits: object }} result of Lighthouse
 * @returns {{ name: string, problems: string[] }} one problem per audit that reduces the score
 */
export function checkScores({ name, categories, audits }) {
  const problems = CHECKED_CATEGORIES.filter((id) => categories[id]?.score !== 1).flatMap((id) => {
    const failed = (categories[id]?.auditRefs ?? []).filter(
      ({ id: audit, weight }) => weight > 0 && audits[audit]?.score !== null && audits[audit]?.score < 1,
    );
    return failed.length > 0
      ? failed.map(({ id: audit }) => `${id}: ${audits[audit].title}`)
      : [`${id}: no score`];
  });
  return { name, problems };
}

/**
 * Of several runs on a page that with the median of points for performance.
 *
 * @param {{ categories: object, audits: object }[]} results an odd number
 */
export function medianResult(results) {
  const pointsOf = ({ categories }) => categories.performance?.score ?? 0;
  const sorted = results.toSorted((one, other) => pointsOf(one) - pointsOf(other));
  return sorted[(sorted.length - 1) / 2];
}

/** @returns {string} a Markdown table, a row per page, scores of 100 */
export function scoreTable(results) {
  const row = ({ name, categories }) =>
    [name, ...SHOWN.map((id) => Math.round((categories[id]?.score ?? 0) * 100))].join(' | ');
  const head = ['page', ...SHOWN].join(' | ');
  return [
    `| ${head} |`,
    `| --- ${'| ---: '.repeat(SHOWN.length)}|`,
    ...results.map((one) => `| ${row(one)} |`),
  ].join('\n');
}
