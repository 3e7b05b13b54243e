import type { CompatibilityResponse } from '../client/registry-responses';
import { formatCount } from './format-values';
import { wrap } from './wrap-text';

const MAX_PROBLEMS = 5;

/** Findings of a compatibility check, the smallest first. */
export function verdictLines({ isSafe, compositions, problems }: CompatibilityResponse): string[] {
  if (isSafe) return [`Safe: ${formatCount(compositions, 'composition')} checked.`];
  const shown = problems.slice(0, MAX_PROBLEMS).flatMap(({ message, composition }, index) => {
    return wrap(`${message} (in ${composition})`, `${index + 1}. `);
  });
  const rest = problems.length - MAX_PROBLEMS;
  return [
    `Not safe: ${formatCount(problems.length, 'problem')} in ${formatCount(compositions, 'composition')}.`,
    ...shown,
    ...(rest > 0 ? [`and ${rest} more; all of them with --json`] : []),
  ];
}
