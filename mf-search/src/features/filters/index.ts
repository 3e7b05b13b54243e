export type { PopoverContent } from './filter-popover';
export { useFilterNames } from './names/use-filter-names';

/** Loads the filter forms with their messages. */
export async function loadFilterForms() {
  const { loadFilters } = await import(/* webpackChunkName: "filters" */ './load-filter-forms');
  return loadFilters();
}

/** The forms of filters. */
export type FilterForms = Awaited<ReturnType<typeof loadFilterForms>>;
