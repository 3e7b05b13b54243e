import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import useSWR from 'swr';

import { keys, searchPlaces } from '@campavia/api-client';
import type { Place } from '@campavia/contracts';
import { toTownChoices, type TownChoice } from '@campavia/domain';

const PAUSE_MS = 250;
const SHORTEST_TEXT = 2;
/** Countries and regions of the answer are left out. */
const MAX_PLACES = 20;

/** The towns that a text may mean, fetched after a pause in typing; a newer text aborts the previous request. */
export function useTownChoices(text: string): { choices: TownChoice[]; isLoading: boolean } {
  const { formatDisplayName } = useIntl();
  const running = useRef<AbortController>(undefined);
  const wanted = text.trim().length < SHORTEST_TEXT ? '' : text.trim();
  const settled = useSettled(wanted);
  const { data = [], isLoading } = useSWR<Place[]>(
    settled ? keys.places(settled, MAX_PLACES) : null,
    () => {
      running.current?.abort();
      running.current = new AbortController();
      return searchPlaces(settled, MAX_PLACES, { signal: running.current.signal });
    },
    { keepPreviousData: true, revalidateIfStale: false },
  );
  return {
    choices: wanted ? toTownChoices(data, (code) => formatDisplayName(code, { type: 'region' })) : [],
    isLoading: isLoading || wanted !== settled,
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
