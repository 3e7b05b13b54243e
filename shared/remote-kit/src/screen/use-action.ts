import { useCallback, useRef, useState } from 'react';

/** An action started by the user, such as submitting a form or changing a picture. */
export interface Action<Arguments extends unknown[], Result> {
  /**
   * Runs the action unless it is already running, so that a double click runs it once. Undefined when it failed or was
   * already running; the failure is in `error`.
   */
  perform(...given: Arguments): Promise<Result | undefined>;
  isBusy: boolean;
  /** Error of the last run; cleared by the next run. */
  error: Error | undefined;
  /** Clears the error, because the user changed the input. */
  reset(): void;
}

/** Provides an action with its state. */
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
