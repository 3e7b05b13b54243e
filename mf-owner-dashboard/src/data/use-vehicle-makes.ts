import useSWR from 'swr';

import { vehicleKeys } from '@campavia/api-client';
import { loadMakeNames } from '@campavia/api-client/vehicle-makes';
import { NO_MAKE_NAMES, type MakeNames } from '@campavia/domain';

/** The lists of brands and models; empty while they load or fail, since any name can be typed. */
export function useVehicleMakes(): MakeNames {
  const { data } = useSWR<MakeNames, Error>(vehicleKeys.makes(), loadMakeNames, { revalidateOnFocus: false });
  return data ?? NO_MAKE_NAMES;
}
