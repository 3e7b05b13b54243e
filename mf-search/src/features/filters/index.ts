export type { PopoverContent } from './filter-popover';
export { useFilterNames } from './names/use-filter-names';

/** Fetches the forms of filters with their words. */
export async function loadFilterForms() {
  const { loadFilters } = await import(/* webpackChunkName: "filters" */ './load-filter-forms');
  return loadFilters();
}

/** The forms of filters. */
export type FilterForms = Awaited<ReturnType<typeof loadFilterForms>>;
