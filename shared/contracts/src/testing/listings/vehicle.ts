import type {
  BrandModels,
  ManufacturerModels,
  Sleepings,
  Vehicle,
  VehicleEquipments,
  VehicleMakes,
} from '../..';

/** The vehicle of a submitted listing: the fields that insurances depend on are fixed. */
export function aVehicle(over: Partial<Vehicle> = {}): Vehicle {
  return {
    etag: '"vehicle-1"',
    id: 61,
    product_id: 1201,
    type: 4,
    manufacturer: 'Fiat Ducato',
    brand: 'Pössl',
    model: 'Summit 600',
    date: '2019-05-14',
    registration: 'GA-482-TR',
    registration_country: 'FR',
    gvw: 3500,
    value: 42_000,
    currency: 'EUR',
    seatbelts: 4,
    beds: 2,
    length: 599,
    width: 205,
    height: 260,
    fuel: 'diesel',
    automatic_gear: false,
    licence_type: 'B',
    location: {
      street: '4 rue du Lac',
      zipcode: '74000',
      city: 'Annecy',
      country: 'FR',
      latitude: 45.8992,
      longitude: 6.1294,
    },
    locked_fields: [
      ...(['type', 'manufacturer', 'brand', 'model', 'date'] as const),
      ...(['registration', 'registration_country', 'gvw', 'value'] as const),
    ],
    ...over,
  };
}

/** The equipment of a vehicle. */
export function someVehicleEquipments(over: Partial<VehicleEquipments> = {}): VehicleEquipments {
  return {
    etag: '"equipments-1"',
    equipments: ['shower', 'toilet', 'hob', 'fridge', 'heating', 'awning'],
    cooking_energies: ['gas'],
    heating_energies: ['diesel'],
    fridge_energies: ['gas', 'battery'],
    electric_plug_types: ['cee', 'usb'],
    ...over,
  };
}

/** The beds of a vehicle. */
export function someSleepings(
  results: Sleepings['results'] = [
    { id: 1, kind: 'double', place: 'rear', sleeps: 2, width_cm: 140, length_cm: 190 },
  ],
): Sleepings {
  return {
    etag: `"sleepings-${results.length}"`,
    count: results.length,
    next: null,
    previous: null,
    results,
  };
}

export function someVehicleMakes(names = ['Adria', 'Hymer', 'Knaus', 'Pössl']): VehicleMakes {
  return pageOf(names.map((name, nth) => ({ id: nth + 1, name })));
}

/** Models of the fourth of the brands. */
export function someBrandModels(names = ['2Win', 'Roadcruiser', 'Summit 600']): BrandModels {
  return pageOf(names.map((name, nth) => ({ id: nth + 1, name, brand_id: 4 })));
}

/** Models of the first of the manufacturers. */
export function someManufacturerModels(names = ['Ducato', 'Talento']): ManufacturerModels {
  return pageOf(names.map((name, nth) => ({ id: nth + 1, name, manufacturer_id: 1 })));
}

function pageOf<Item>(results: Item[]) {
  return { count: results.length, next: null, previous: null, results };
}
