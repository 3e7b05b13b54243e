import { useEffect, useState } from 'react';

import { secondsUntil } from '../../rules/payment/payment-timing';

const SECOND_MS = 1000;

export function useSecondsUntil(momentMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return secondsUntil(momentMs, nowMs);
}
