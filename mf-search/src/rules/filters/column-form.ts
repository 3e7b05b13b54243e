import { searchToParams, type SearchQuery } from '@campavia/domain';

import { draftOf, withDraft, type FilterDraft } from './filter-draft';

export interface ColumnForm {
  draft: FilterDraft;
  search: string;
  /** Searches that the form requested and the page does not show yet, oldest first. */
  asked: readonly string[];
  /** Changed since the last request. */
  isDue: boolean;
}

export function columnFormOf(query: SearchQuery): ColumnForm {
  return { draft: draftOf(query), search: addressOf(query), asked: [], isDue: false };
}

export function changedForm(
  form: ColumnForm,
  change: (draft: FilterDraft) => Partial<FilterDraft>,
): ColumnForm {
  return { ...form, draft: { ...form.draft, ...change(form.draft) }, isDue: true };
}

export function wantedSearch(query: SearchQuery, { draft }: ColumnForm): SearchQuery | undefined {
  const wanted = withDraft(query, draft);
  return addressOf(wanted) === addressOf({ ...query, page: undefined }) ? undefined : wanted;
}

export function askedForm(form: ColumnForm, wanted: SearchQuery | undefined): ColumnForm {
  return { ...form, isDue: false, asked: wanted ? [...form.asked, addressOf(wanted)] : form.asked };
}

/** A search that the form requested leaves later changes as they are; any other resets the form. */
export function arrivedForm(form: ColumnForm, query: SearchQuery): ColumnForm {
  const search = addressOf(query);
  if (search === form.search) return form;
  const found = form.asked.indexOf(search);
  return found < 0 ? columnFormOf(query) : { ...form, search, asked: form.asked.slice(found + 1) };
}

function addressOf(query: SearchQuery): string {
  return searchToParams(query).toString();
}
