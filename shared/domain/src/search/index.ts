export { parseParams, searchToParams } from './search-address';
export { sanitiseSearch, type SanitisedSearch } from './sanitise-search';
export type { AdjustRule, DropRule, SearchNotes } from './search-notes';
export {
  DEFAULT_PAGE_SIZE,
  SEARCH_FIELDS,
  SEARCH_LIMITS,
  type RawSearch,
  type SearchBox,
  type SearchField,
  type SearchQuery,
} from './search-query';
