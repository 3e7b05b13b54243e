import type { MessageId, MessageValues } from './messages';

/** A sentence still to be said in the reader's language. */
export interface Sentence {
  id: MessageId;
  values?: MessageValues;
}

/** An answer other than the one hoped for: `{detail, code}` with its status. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: MessageId,
    readonly also: Record<string, string> = {},
  ) {
    super(code);
  }
}

/** Values that cannot be taken, field by field: a 400 `{field: [sentence]}`. */
export class FieldProblem extends Error {
  constructor(readonly fields: Record<string, Sentence>) {
    super(`Refused: ${Object.keys(fields).join(', ')}`);
  }
}
