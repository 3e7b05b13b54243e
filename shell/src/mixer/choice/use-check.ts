import { useEffect, useState } from 'react';

import type { Verdict } from '../registry/answers';
import { RegistryRefused, checkMix, type Releases } from '../registry/registry-client';

import { choiceOf, keyOf } from './choice';

const PAUSE_MS = 250;

export type Check =
  | { state: 'nothing' }
  | { state: 'checking' }
  | { state: 'unchecked' }
  | { state: 'checked'; verdict: Verdict };

function checkOf(error: unknown): Check {
  if (!(error instanceof RegistryRefused)) return { state: 'unchecked' };
  const problem = { kind: 'refused', parts: [], composition: '', message: error.message };
  return { state: 'checked', verdict: { isSafe: false, compositions: 0, problems: [problem] } };
}

/** Responses to earlier choices are dropped. */
export function useCheck(site: string, choice: Releases): Check {
  const key = keyOf(choice);
  const [found, setFound] = useState<{ key: string; check: Check }>();
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const find = (check: Check) => {
      if (!controller.signal.aborted) setFound({ key, check });
    };
    const prove = () =>
      checkMix(site, choiceOf(key), controller.signal).then(
        (verdict) => find({ state: 'checked', verdict }),
        (error: unknown) => find(checkOf(error)),
      );
    const timer = setTimeout(() => void prove(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [site, key]);
  if (!key) return { state: 'nothing' };
  return found?.key === key ? found.check : { state: 'checking' };
}
