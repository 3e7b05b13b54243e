import type { Address } from '../../search/addresses';

/** A house by the lake of Annecy. */
export function anAddress(over: Partial<Address> = {}): Address {
  return {
    label: '4 Rue du Lac, 74000 Annecy, France',
    street_number: '4',
    route: 'Rue du Lac',
    locality: 'Annecy',
    administrative_area_level_1: 'Auvergne-Rhône-Alpes',
    administrative_area_level_2: 'Haute-Savoie',
    administrative_area_level_3: 'Annecy',
    administrative_area_level_4: null,
    postal_code: '74000',
    country: 'FR',
    latitude: 45.8992,
    longitude: 6.1294,
    ...over,
  };
}
