import { getBrandModels, getBrands, getManufacturerModels, getManufacturers } from '@campavia/api-client';
import { toMakeNames, type MakeNames } from '@campavia/domain';

/** All lists of makes and their models, for owners to choose from. */
export async function loadMakeNames(): Promise<MakeNames> {
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
}
