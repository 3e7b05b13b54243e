import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment in milliseconds since 1970, by the minute. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
