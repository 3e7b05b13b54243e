import { useIntl } from 'react-intl';

import { keys, searchPlaces } from '@campavia/api-client';
import type { Place } from '@campavia/contracts';
import { toTownChoices, type TownChoice } from '@campavia/domain';
import { useTextSearch } from '@campavia/remote-kit/text-search';

/** Countries and regions of the answer are left out. */
const MAX_PLACES = 20;

/** Suggested towns for a text. */
export function useTownChoices(text: string): { choices: TownChoice[]; isLoading: boolean } {
  const { formatDisplayName } = useIntl();
  const { found, isLoading } = useTextSearch<Place>(text, {
    shortest: 2,
    keyOf: (wanted) => keys.places(wanted, MAX_PLACES),
    find: (wanted, signal) => searchPlaces(wanted, MAX_PLACES, { signal }),
  });
  return { choices: toTownChoices(found, (code) => formatDisplayName(code, { type: 'region' })), isLoading };
}
