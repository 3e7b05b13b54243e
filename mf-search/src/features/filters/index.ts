export type { PopoverContent } from './filter-popover';
export { useFilterWords } from './use-filter-words';

/** Fetches the forms of filters with their words. */
export async function loadFilterForms() {
  const { openFilters } = await import(/* webpackChunkName: "filters" */ './open-filters');
  return openFilters();
}

/** The forms of filters. */
export type FilterForms = Awaited<ReturnType<typeof loadFilterForms>>;
