import type { SearchQuery } from '@campavia/domain';

import type { FilterDraft } from '../../rules/filters/filter-draft';

import type { CountOf } from './use-counts';

/** Changes some fields of a draft, based on its current state. */
export type ChangeDraft = (change: (draft: FilterDraft) => Partial<FilterDraft>) => void;

/** A filter form, and every group of it. */
export interface FilterFormProps {
  /** The search that the form is about. */
  query: SearchQuery;
  draft: FilterDraft;
  countOf: CountOf;
  /** A stable function. */
  onChange: ChangeDraft;
}
