const NUMERIC = /^\s*-?\d+(?:\.\d+)?\s*$/;

/** Undefined for a number, which is an error code and not a sentence. */
export function readableText(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' || NUMERIC.test(text) ? undefined : text;
}
