import type { DueRows, LastRun } from '../../modules/personal-data/retention/retention.service';

const HEAD = ['rule', 'after', 'last run', 'removed', 'left', 'ms', 'due now'];

/** A table of all rules: how long rows stay, the last run, and what is due now. */
export function linesOfRetention(due: readonly DueRows[], runs: readonly LastRun[]): string[] {
  const last = new Map(runs.filter(({ hasRun }) => hasRun).map((run) => [run.rule, run]));
  const rows = due.map(({ rule, due: count }) => {
    const run = last.get(rule.name);
    return [rule.name, rule.after, ...cellsOf(run), String(count)];
  });
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return [HEAD, ...rows].map((cells) =>
    cells
      .map((cell, column) =>
        column < TEXT_COLUMNS ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

const TEXT_COLUMNS = 3;

function cellsOf(run: LastRun | undefined): string[] {
  if (!run) return ['never', '-', '-', '-'];
  const at = run.ranAt.toISOString().slice(0, 16).replace('T', ' ');
  return [at, String(run.removed), String(run.overdue), String(run.durationMs)];
}
