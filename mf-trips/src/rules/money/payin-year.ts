export type PayinYear = { year: string } | { redirect: string } | { invalid: string };

/** The year of an address; without one, the query with the current year to redirect to. */
export function readPayinYear(search: string, today: string): PayinYear {
  const query = new URLSearchParams(search);
  const year = query.get('year') ?? '';
  if (/^(19|20)\d\d$/.test(year)) return { year };
  if (year !== '') return { invalid: year.slice(0, 20) };
  query.set('year', today.slice(0, 4));
  return { redirect: `?${query}` };
}
