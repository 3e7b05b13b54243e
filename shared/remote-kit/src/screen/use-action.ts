import { useCallback, useRef, useState } from 'react';

/** An action that a user starts: sending a form, changing a picture. */
export interface Action<Arguments extends unknown[], Result> {
  /**
   * Runs the action unless it is running: a double click runs it once. Undefined when it failed or was
   * running; the failure is in `error`.
   */
  perform(...given: Arguments): Promise<Result | undefined>;
  isBusy: boolean;
  /** Why it failed the last time; undefined again with the next try. */
  error: Error | undefined;
  /** Clears the error, because the user changed the input. */
  reset(): void;
}

/** An action of a screen with its state. */
export function useAction<Arguments extends unknown[], Result>(
  action: (...given: Arguments) => Promise<Result>,
): Action<Arguments, Result> {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const latest = useRef(action);
  latest.current = action;
  const isPending = useRef(false);

  const perform = useCallback(async (...given: Arguments) => {
    if (isPending.current) return undefined;
    isPending.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      return await latest.current(...given);
    } catch (failure) {
      setError(failure as Error);
      return undefined;
    } finally {
      isPending.current = false;
      setIsBusy(false);
    }
  }, []);
  const forget = useCallback(() => setError(undefined), []);
  return { perform, isBusy, error, reset: forget };
}
