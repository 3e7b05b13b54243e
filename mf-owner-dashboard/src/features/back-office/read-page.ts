/** The page of a list that an address names; the first one without. */
export function readPage(search: string, name = 'page'): number {
  const page = Number(new URLSearchParams(search).get(name) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
