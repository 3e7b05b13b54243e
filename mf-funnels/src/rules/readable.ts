const NUMERIC = /^\s*-?\d+(?:\.\d+)?\s*$/;

/** A sentence of the api that people can read; undefined for one that is a number, which is a code. */
export function readableText(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' || NUMERIC.test(text) ? undefined : text;
}
