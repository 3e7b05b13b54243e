export type { PopoverContent } from './filter-popover';
export { useFilterWords } from './names/use-filter-names';

/** Fetches the forms of filters with their words. */
export async function loadFilterForms() {
  const { openFilters } = await import(/* webpackChunkName: "filters" */ './load-filter-forms');
  return openFilters();
}

/** The forms of filters. */
export type FilterForms = Awaited<ReturnType<typeof loadFilterForms>>;
