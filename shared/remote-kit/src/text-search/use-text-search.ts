import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';

const PAUSE_MS = 250;

export interface TextSearchOptions<Found> {
  /** Shorter texts are not searched. */
  shortest: number;
  keyOf: (text: string) => string;
  find: (text: string, signal: AbortSignal) => Promise<Found[]>;
}

export interface TextSearch<Found> {
  found: readonly Found[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Searches for a text while it is typed, after a pause; a newer text aborts the previous request. */
export function useTextSearch<Found>(
  text: string,
  { shortest, keyOf, find }: TextSearchOptions<Found>,
): TextSearch<Found> {
  const running = useRef<AbortController>(undefined);
  const trimmed = text.trim();
  const wanted = trimmed.length < shortest ? '' : trimmed;
  const settled = useSettled(wanted);
  const { data, error, isLoading } = useSWR<Found[], Error>(
    settled ? keyOf(settled) : null,
    () => {
      running.current?.abort();
      running.current = new AbortController();
      return find(settled, running.current.signal);
    },
    { keepPreviousData: true, revalidateIfStale: false },
  );
  return {
    found: wanted && data ? data : [],
    isLoading: isLoading || wanted !== settled,
    hasFailed: wanted !== '' && error !== undefined,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
