import { isApiError, type ApiError } from './api-error';

/** One line of an error as a person sees it; what is absent is said by the product's own generic words. */
export interface ErrorEntry {
  /** The field it belongs to, its label or title; absent for the whole form. */
  field?: string;
  /** The sentence; absent when the api gave none that people could read. */
  text?: string;
}

const WHOLE_FORM = new Set(['non_field_errors', '__all__']);
const NUMERIC = /^\s*-?\d+(?:\.\d+)?\s*$/;

/**
 * What to show of a failed call, by the display rules of the error catalogue (guest specification,
 * section 8): each field with its first sentence, `non_field_errors` and `__all__` as one entry each
 * with their sentences joined, `detail` as text. A sentence that is only a number is a code and left to
 * the generic words. At least one entry, except for a call that the caller gave up, which shows nothing.
 */
export function errorEntries(error: ApiError): ErrorEntry[] {
  if (error.kind === 'aborted') return [];
  const entries = Object.entries(error.fields).map(([field, sentences]) => entryOf(field, sentences));
  if (error.detail !== undefined) entries.push({ text: readable(error.detail) });
  return entries.length > 0 ? entries : [{}];
}

/** The entries of whatever an action failed with: none without an error, one without text for an unknown error. */
export function failureEntries(error: Error | undefined): ErrorEntry[] {
  if (!error) return [];
  return isApiError(error) ? errorEntries(error) : [{}];
}

function entryOf(field: string, sentences: string[]): ErrorEntry {
  if (WHOLE_FORM.has(field)) return { text: readable(sentences.join(' ')) };
  return { field, text: readable(sentences[0]) };
}

function readable(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' || NUMERIC.test(text) ? undefined : text;
}
