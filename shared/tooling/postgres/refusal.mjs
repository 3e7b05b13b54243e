/** A reason to stop that a person can act on: shown as its one line, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** The text of an error: one line for a refusal or a system error, a whole trace for unexpected ones. */
export function explain(error) {
  const isReported = error instanceof Refusal || (error?.syscall && error.path);
  return isReported ? error.message : (error?.stack ?? String(error));
}
