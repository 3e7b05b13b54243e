import type { SearchQuery } from '@campavia/domain';

import type { FilterDraft } from '../../rules/filter-draft';

import type { CountOf } from './use-counts';

/** Changes some fields of a form, which it is given as it stands that moment. */
export type ChangeDraft = (change: (draft: FilterDraft) => Partial<FilterDraft>) => void;

/** A filter form, and every group of it. */
export interface FilterFormProps {
  /** The search that the form is about. */
  query: SearchQuery;
  draft: FilterDraft;
  countOf: CountOf;
  /** The same function as long as the form stands. */
  onChange: ChangeDraft;
}
