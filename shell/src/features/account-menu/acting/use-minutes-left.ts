import { useEffect, useState } from 'react';

const COOKIE = 'campaviaAPI_access_token';
const LOOK_AGAIN_MS = 20_000;
const MINUTE_MS = 60_000;

/** The used part of the Cookie Store API, which not every browser has. */
interface CookieStore {
  get(name: string): Promise<{ expires?: number | null } | null>;
}

export function useMinutesLeft(userId: number): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const store = (window as { cookieStore?: CookieStore }).cookieStore;
    if (!store) return undefined;
    const look = () => void minutesIn(store).then(setMinutes);
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [userId]);
  return minutes;
}

async function minutesIn(store: CookieStore): Promise<number | undefined> {
  const cookie = await store.get(COOKIE);
  const leftMs = (cookie?.expires ?? 0) - Date.now();
  return leftMs > 0 ? Math.ceil(leftMs / MINUTE_MS) : undefined;
}
