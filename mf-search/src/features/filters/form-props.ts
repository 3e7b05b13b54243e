import type { SearchQuery } from '@campavia/domain';

import type { FilterDraft } from '../../rules/filters/filter-draft';

import type { CountOf } from './use-counts';

export type ChangeDraft = (change: (draft: FilterDraft) => Partial<FilterDraft>) => void;

export interface FilterFormProps {
  query: SearchQuery;
  draft: FilterDraft;
  countOf: CountOf;
  /** Must be a stable function, as the inputs are memoised. */
  onChange: ChangeDraft;
}
