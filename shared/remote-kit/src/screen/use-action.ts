import { useCallback, useRef, useState } from 'react';

/** Something a reader sets off: sending a form, changing a picture. */
export interface Deed<Arguments extends unknown[], Result> {
  /**
   * Does it, unless it is being done already: a double click does it once. Undefined where it failed or was
   * under way; the failure is in `error`.
   */
  perform(...given: Arguments): Promise<Result | undefined>;
  isBusy: boolean;
  /** Why it failed the last time; undefined again with the next try. */
  error: Error | undefined;
  /** Takes the failure back: the reader has changed what was wrong. */
  forget(): void;
}

/** One deed of a screen with its state. */
export function useDeed<Arguments extends unknown[], Result>(
  deed: (...given: Arguments) => Promise<Result>,
): Deed<Arguments, Result> {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const latest = useRef(deed);
  latest.current = deed;
  const isUnderWay = useRef(false);

  const perform = useCallback(async (...given: Arguments) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      return await latest.current(...given);
    } catch (failure) {
      setError(failure as Error);
      return undefined;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }, []);
  const forget = useCallback(() => setError(undefined), []);
  return { perform, isBusy, error, forget };
}
