/** Edit distance: letters added, removed, changed, or two neighbours swapped. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const steps = [at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1)];
      if (isSwapped) steps.push(at(before, j - 2) + 1);
      next.push(Math.min(...steps));
    }
    before = row;
    row = next;
  }
  return at(row, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

/** The most similar name; undefined when none is similar enough. */
export function closestName(given: string, names: Iterable<string>): string | undefined {
  const maxDistance = Math.max(1, Math.floor(given.length / 3));
  const candidates = [...names]
    .map((name) => ({ name, steps: name.startsWith(given) ? 1 : distance(given, name) }))
    .filter(({ steps }) => steps <= maxDistance)
    .sort((one, other) => one.steps - other.steps || one.name.localeCompare(other.name));
  return candidates[0]?.name;
}

/** ` Did you mean mf-search?`, or all names if there are few, or an empty text. */
export function suggestion(given: string, names: Iterable<string>): string {
  const known = [...names];
  const closest = closestName(given, known);
  if (closest) return ` Did you mean ${closest}?`;
  if (known.length === 0) return '';
  const shown = known.slice(0, 8).join(', ');
  return ` There ${known.length === 1 ? 'is' : 'are'} ${shown}${known.length > 8 ? ', …' : ''}.`;
}
