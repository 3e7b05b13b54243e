import type { Release } from '@campavia/remote-kit/config';

import type { ApiFacts, Problem, CompatibilityInput, CheckedComposition, Verdict } from './compatibility';
import { RULES } from './rules';
import type { Finding } from './check-context';

function versionsOf(releases: readonly Release[]): Map<string, string> {
  return new Map(releases.map(({ part, version }) => [part, version]));
}

/** A problem between unchanged releases is not caused by this change. */
function isNewProblem({ parts }: Finding, { before, after }: CheckedComposition): boolean {
  if (!before) return true;
  const [former, present] = [versionsOf(before), versionsOf(after)];
  return parts.some((part) => former.get(part) !== present.get(part));
}

function findProblems(composition: CheckedComposition, api: ApiFacts | undefined): Problem[] {
  const context = { before: composition.before ?? [], after: composition.after, ...(api && { api }) };
  return RULES.flatMap((rule) => rule(context))
    .filter((found) => isNewProblem(found, composition))
    .map((found) => ({ ...found, composition: composition.name }));
}

/** Reports a problem of several compositions once, for the first of them. */
function removeRepeated(problems: readonly Problem[]): Problem[] {
  const known = new Map<string, Problem>();
  for (const problem of problems) {
    const key = `${problem.kind} ${problem.message}`;
    if (!known.has(key)) known.set(key, problem);
  }
  return [...known.values()];
}

/**
 * Whether releases are compatible, in every composition that some visitor would get. Existing problems among unchanged
 * releases do not count.
 */
export function checkCompatibility({ compositions, api }: CompatibilityInput): Verdict {
  const problems = removeRepeated(compositions.flatMap((composition) => findProblems(composition, api)));
  problems.sort((one, other) => one.parts.length - other.parts.length);
  return { isSafe: problems.length === 0, compositions: compositions.length, problems };
}
