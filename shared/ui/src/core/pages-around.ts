/** Pages that are left out before or after the current one. */
export type PageGap = 'earlier' | 'later';

/** The page numbers of a pagination: first, last, current and its neighbours, with gaps in between. */
export function pagesAround(page: number, pageCount: number): (number | PageGap)[] {
  const near = [page - 1, page, page + 1].filter((near) => near > 1 && near < pageCount);
  const shown = pageCount > 1 ? [1, ...near, pageCount] : [1];
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [number > page ? 'later' : 'earlier', number] : [number];
  });
}
