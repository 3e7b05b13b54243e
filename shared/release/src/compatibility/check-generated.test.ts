import { checkCompatibility } from './check-compatibility';
import { aChange } from './testing/change';
import { COMPATIBLE_CHANGES } from './testing/compatible-changes';
import { INCOMPATIBILITIES } from './testing/incompatibilities';

/** Each kind of change once, then again with other sites. */
function seeded<Case extends { goal: string }>(cases: readonly Case[], count: number) {
  return Array.from({ length: Math.max(count, cases.length) }, (_, index) => {
    const each = cases[index % cases.length] as Case;
    return [index + 1, each.goal, each] as const;
  });
}

test.each(seeded(INCOMPATIBILITIES, 64))('site %i: refused because %s', (seed, _, { make }) => {
  const change = aChange(seed);
  const { kind, parts } = make(change);
  const { isSafe, problems } = checkCompatibility(change.input());
  expect(isSafe).toBe(false);
  expect(problems.map((problem) => [problem.kind, [...problem.parts].sort()])).toContainEqual([
    kind,
    parts.sort(),
  ]);
  expect(problems.filter((problem) => problem.kind !== kind)).toEqual([]);
});

test.each(seeded(COMPATIBLE_CHANGES, 200))('site %i: passed although %s', (seed, _, { make }) => {
  const change = aChange(seed);
  make(change);
  expect(checkCompatibility(change.input()).problems).toEqual([]);
});
