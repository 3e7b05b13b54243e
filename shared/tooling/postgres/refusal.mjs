/** An error that a person can act on: its one line is printed, without a stack trace. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** The text of an error: one line for a refusal or a system error, the stack trace for unexpected ones. */
export function explain(error) {
  const isReported = error instanceof Refusal || (error?.syscall && error.path);
  return isReported ? error.message : (error?.stack ?? String(error));
}
