export { equipmentOfFlag, FLAG_EQUIPMENT, flagOfEquipment } from './flag-equipment';
export { withOtherParams } from './other-params';
export { parseParams, searchToParams } from './search-address';
export { sanitiseSearch, type SanitisedSearch } from './sanitise-search';
export {
  EQUIPMENT_CODES,
  FLAG_FIELDS,
  ORDERINGS,
  OWNER_TYPES,
  SEARCH_LICENCES,
  type FlagField,
  type Ordering,
  type OwnerType,
  type SearchLicence,
} from './search-choices';
export type { AdjustRule, DropRule, SearchNotes } from './search-notes';
export {
  COUNT_CAP,
  DEFAULT_PAGE_SIZE,
  SEARCH_FIELDS,
  SEARCH_LIMITS,
  type RawSearch,
  type SearchBox,
  type SearchField,
  type SearchQuery,
} from './search-query';
