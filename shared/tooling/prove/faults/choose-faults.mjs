/**
 * The faults that `--only ID,ID` and `--part units,api` choose; without either all of them.
 *
 * @param {readonly import('./planted-faults.mjs').Fault[]} faults
 * @param {{ only?: string | undefined, part?: string | undefined }} options
 * @throws Error when an id or a part is not in the table.
 */
export function chooseFaults(faults, { only, part }) {
  const ids = listOf(only);
  const parts = listOf(part);
  requireKnown(
    ids,
    faults.map(({ id }) => id),
  );
  requireKnown(
    parts,
    faults.map(({ foundBy }) => foundBy.part),
  );
  return faults.filter(
    ({ id, foundBy }) =>
      (ids.length === 0 || ids.includes(id)) && (parts.length === 0 || parts.includes(foundBy.part)),
  );
}

function listOf(text = '') {
  return text.split(',').filter(Boolean);
}

function requireKnown(names, known) {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown)
    throw new Error(`No planted fault is called ${unknown}: there are ${[...new Set(known)].join(', ')}`);
}
