import { searchToParams, type SearchQuery } from '@campavia/domain';

/** What a listing gets to know of a search: the dates, nothing else. */
export function stayParams({ date_from, date_to }: SearchQuery): URLSearchParams {
  return date_from && date_to ? searchToParams({ date_from, date_to }) : new URLSearchParams();
}
