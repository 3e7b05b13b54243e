export type { PopoverContent } from './filter-popover';
export { useFilterNames } from './names/use-filter-names';

export async function loadFilterForms() {
  const { loadFilters } = await import(/* webpackChunkName: "filters" */ './load-filter-forms');
  return loadFilters();
}

export type FilterForms = Awaited<ReturnType<typeof loadFilterForms>>;
