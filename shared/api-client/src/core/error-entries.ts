import { isApiError, type ApiError } from './api-error';

/** One displayed line of an error; without text, the product's generic message is shown. */
export interface ErrorEntry {
  /** The field it belongs to, its label or title; absent for the whole form. */
  field?: string;
  /** The message; absent if the api sent none for people. */
  text?: string;
}

const WHOLE_FORM = new Set(['non_field_errors', '__all__']);
const NUMERIC = /^\s*-?\d+(?:\.\d+)?\s*$/;

/**
 * The lines to show for a failed call, by the display rules of the error catalogue (guest specification, section 8):
 * each field with its first message, `non_field_errors` and `__all__` as one entry each with their messages joined,
 * `detail` as text. A message that is only a number is a code and is replaced by the generic message. At least one
 * entry, except for an aborted call, which has none.
 */
export function errorEntries(error: ApiError): ErrorEntry[] {
  if (error.kind === 'aborted') return [];
  const entries = Object.entries(error.fields).map(([field, sentences]) => entryOf(field, sentences));
  if (error.detail !== undefined) entries.push({ text: readable(error.detail) });
  return entries.length > 0 ? entries : [{}];
}

/** The entries of any failure of an action: none without an error, one without text for an unknown error. */
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
