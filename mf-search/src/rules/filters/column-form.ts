import { searchToParams, type SearchQuery } from '@campavia/domain';

import { draftOf, withDraft, type FilterDraft } from './filter-draft';

/** State of a filter form that searches on every change. */
export interface ColumnForm {
  draft: FilterDraft;
  /** The search that the page shows, as its address. */
  search: string;
  /** Searches requested by the form that the page does not show yet, oldest first. */
  asked: readonly string[];
  /** It was changed since the last request. */
  isDue: boolean;
}

/** The form of the search that a page shows. */
export function columnFormOf(query: SearchQuery): ColumnForm {
  return { draft: draftOf(query), search: addressOf(query), asked: [], isDue: false };
}

/** The form with some fields changed. */
export function changedForm(
  form: ColumnForm,
  change: (draft: FilterDraft) => Partial<FilterDraft>,
): ColumnForm {
  return { ...form, draft: { ...form.draft, ...change(form.draft) }, isDue: true };
}

/** The search that a form asks for; undefined when it is the one there is. */
export function wantedSearch(query: SearchQuery, { draft }: ColumnForm): SearchQuery | undefined {
  const wanted = withDraft(query, draft);
  return addressOf(wanted) === addressOf({ ...query, page: undefined }) ? undefined : wanted;
}

/** The form after it requested a search, if there is one. */
export function askedForm(form: ColumnForm, wanted: SearchQuery | undefined): ColumnForm {
  return { ...form, isDue: false, asked: wanted ? [...form.asked, addressOf(wanted)] : form.asked };
}

/**
 * The form beside another search of the page: one that it asked for leaves it as it is, with whatever was changed
 * since; any other, such as the one before, makes it anew.
 */
export function arrivedForm(form: ColumnForm, query: SearchQuery): ColumnForm {
  const search = addressOf(query);
  if (search === form.search) return form;
  const found = form.asked.indexOf(search);
  return found < 0 ? columnFormOf(query) : { ...form, search, asked: form.asked.slice(found + 1) };
}

function addressOf(query: SearchQuery): string {
  return searchToParams(query).toString();
}
