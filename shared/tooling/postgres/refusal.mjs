/** A reason to stop that a person can act on: shown as its one line, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** Prints what went wrong: the line of a refusal, the whole trace of anything unforeseen. */
export function explain(error) {
  return error instanceof Refusal ? error.message : (error?.stack ?? String(error));
}
