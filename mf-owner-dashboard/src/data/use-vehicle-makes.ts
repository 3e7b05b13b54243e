import useSWR from 'swr';

import {
  getBrandModels,
  getBrands,
  getManufacturerModels,
  getManufacturers,
  vehicleKeys,
} from '@campavia/api-client';
import { toMakeNames, type MakeNames } from '@campavia/domain';

const NONE: MakeNames = { baseVehicles: [], brands: [], modelsOf: new Map() };

/** What owners choose from; empty while it is on its way or cannot be had, since any name can be typed as well. */
export function useVehicleMakes(): MakeNames {
  const { data = NONE } = useSWR<MakeNames, Error>(
    vehicleKeys.makes(),
    async () => {
      const [brands, brandModels, manufacturers, manufacturerModels] = await Promise.all([
        getBrands(),
        getBrandModels(),
        getManufacturers(),
        getManufacturerModels(),
      ]);
      return toMakeNames({
        brands: brands.results,
        brandModels: brandModels.results,
        manufacturers: manufacturers.results,
        manufacturerModels: manufacturerModels.results,
      });
    },
    { revalidateOnFocus: false },
  );
  return data;
}
