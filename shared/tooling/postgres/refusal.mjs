/** A reason to stop that a person can act on: shown as its one line, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** What went wrong: one line for a refusal and for what the system refused, a whole trace for the unforeseen. */
export function explain(error) {
  const isReported = error instanceof Refusal || (error?.syscall && error.path);
  return isReported ? error.message : (error?.stack ?? String(error));
}
