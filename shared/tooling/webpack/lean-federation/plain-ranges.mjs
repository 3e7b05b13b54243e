const COMPARATOR = /^(\^|<=)?(\d+)\.(\d+)\.(\d+)/;

/**
 * Replaces the version ranges of the federation runtime. Supported are the ranges that our builds write (`^1.2.3 ||
 * ^2.0.0`), the `<=` with which the runtime itself compares, and one exact version. Any other range is not satisfied.
 */
export function satisfy(version, range) {
  const present = version.split('.').map((number) => Number.parseInt(number, 10));
  return range.split('||').some((part) => isIn(present, part.trim()));
}

function isIn(present, range) {
  if (range === '*') return true;
  const [found, operator, ...numbers] = COMPARATOR.exec(range) ?? [];
  if (found === undefined) return false;
  const wanted = numbers.map(Number);
  const at = present.findIndex((number, index) => number !== wanted[index]);
  if (at === -1) return true;
  if (operator === '<=') return present[at] < wanted[at];
  const fixed = wanted.findIndex((number) => number > 0);
  return operator === '^' && fixed !== -1 && at > fixed && present[at] > wanted[at];
}
