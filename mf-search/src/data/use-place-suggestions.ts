import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import useSWR, { useSWRConfig } from 'swr';

import { keys, searchPlaces } from '@campavia/api-client';
import type { Place } from '@campavia/contracts';

import { toPlaceChoices, type PlaceChoice } from '../rules/place-choices';

const PAUSE_MS = 250;
const SHORTEST_TEXT = 2;
const MAX_PLACES = 8;

export interface PlaceSuggestions {
  choices: PlaceChoice[];
  isLoading: boolean;
  /** Caches a chosen place, so that the next page need not fetch it. */
  remember: (slug: string) => void;
}

/** Fetched after a pause in typing; a newer text aborts the previous request. */
export function usePlaceSuggestions(text: string): PlaceSuggestions {
  const { formatDisplayName } = useIntl();
  const { mutate } = useSWRConfig();
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
  const remember = (slug: string) => {
    const place = data.find((each) => each.slug === slug);
    if (place) void mutate(keys.place(slug), place, { revalidate: false });
  };
  const countryName = (code: string) => formatDisplayName(code, { type: 'region' });
  return {
    choices: wanted ? toPlaceChoices(data, countryName) : [],
    isLoading: isLoading || wanted !== settled,
    remember,
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
