import useSWR from 'swr';

import { vehicleKeys } from '@campavia/api-client';
import { loadMakeNames } from '@campavia/api-client/vehicle-makes';
import { NO_MAKE_NAMES, type MakeNames } from '@campavia/domain';

/** What owners choose from; empty while it is on its way or cannot be had, since any name can be typed as well. */
export function useVehicleMakes(): MakeNames {
  const { data } = useSWR<MakeNames, Error>(vehicleKeys.makes(), loadMakeNames, { revalidateOnFocus: false });
  return data ?? NO_MAKE_NAMES;
}
