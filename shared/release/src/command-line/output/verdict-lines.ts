import type { ProofAnswer } from '../client/registry-responses';
import { countOf } from './format-values';
import { wrap } from './wrap-text';

const SHOWN = 5;

/** What a proof found, the smallest problem first. */
export function linesOfVerdict({ isSafe, compositions, problems }: ProofAnswer): string[] {
  if (isSafe) return [`Safe: ${countOf(compositions, 'composition')} proven.`];
  const shown = problems.slice(0, SHOWN).flatMap(({ message, composition }, index) => {
    return wrap(`${message} (in ${composition})`, `${index + 1}. `);
  });
  const rest = problems.length - SHOWN;
  return [
    `Not safe: ${countOf(problems.length, 'problem')} in ${countOf(compositions, 'composition')}.`,
    ...shown,
    ...(rest > 0 ? [`and ${rest} more; all of them with --json`] : []),
  ];
}
