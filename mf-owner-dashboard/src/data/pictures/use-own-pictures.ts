import useSWR from 'swr';

import { getOwnPictures, ownPictureKeys } from '@campavia/api-client';
import type { OwnPictures } from '@campavia/contracts';

export interface UseOwnPictures {
  pictures: OwnPictures | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useOwnPictures(vehicleId: number): UseOwnPictures {
  const { data, error, isValidating, mutate } = useSWR<OwnPictures, Error>(
    ownPictureKeys.ofVehicle(vehicleId),
    () => getOwnPictures(vehicleId),
  );
  return {
    pictures: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
