interface Page {
  page: number;
  size: number;
  count: number;
}

/** Paths of the next and previous page of a list; null where there is none. */
export function pageLinks(path: string, query: object, { page, size, count }: Page) {
  const last = Math.max(1, Math.ceil(count / size));
  const linkTo = (nth: number) => {
    const given = Object.entries({ ...query, page: nth }).map(([name, value]) => [name, String(value)]);
    return `${path}?${new URLSearchParams(given)}`;
  };
  return {
    next: page < last ? linkTo(page + 1) : null,
    previous: page > 1 ? linkTo(Math.min(page - 1, last)) : null,
  };
}
