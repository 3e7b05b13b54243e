import { Type, type Static } from 'typebox';

import { CURRENCIES, FUELS, INSURANCE_FIELDS } from '@campavia/domain';

import { TaggedSchema } from '../errors';
import { PageOf, PlainDateSchema } from '../lists';
import { vehicleInside, SleepingSchema } from './listing-parts';

function OrNull<Schema extends ReturnType<typeof Type.Integer> | ReturnType<typeof Type.String>>(
  schema: Schema,
) {
  return Type.Union([Type.Null(), schema]);
}

/** Location of a vehicle. Guests see the town and a rounded point. */
export const LocationSchema = Type.Object({
  street: Type.String(),
  zipcode: Type.String(),
  city: Type.String(),
  country: Type.String({ description: 'ISO 3166-1' }),
  latitude: Type.Number(),
  longitude: Type.Number(),
});
export type VehicleLocation = Static<typeof LocationSchema>;

/** A vehicle as its owner sees it. Lengths in centimetres, null or empty until the owner has entered them. */
export const VehicleSchema = Type.Object({
  ...TaggedSchema.properties,
  id: Type.Integer(),
  product_id: Type.Integer({ description: 'number of its camper' }),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  manufacturer: Type.String({ description: 'of the base vehicle, with its model: Fiat Ducato' }),
  brand: Type.String({ description: 'the converter' }),
  model: Type.String(),
  date: Type.Union([Type.Null(), PlainDateSchema], { description: 'of the first registration' }),
  registration: OrNull(Type.String({ description: 'number plate, for the owner alone' })),
  registration_country: OrNull(Type.String({ description: 'ISO 3166-1' })),
  gvw: OrNull(Type.Integer({ description: 'gross weight in kg' })),
  value: OrNull(Type.Integer({ description: 'in whole units of the currency, for the owner alone' })),
  currency: Type.Enum([...CURRENCIES]),
  seatbelts: Type.Integer(),
  beds: Type.Integer(),
  length: OrNull(Type.Integer()),
  width: OrNull(Type.Integer()),
  height: OrNull(Type.Integer()),
  fuel: Type.Enum([...FUELS]),
  automatic_gear: Type.Boolean(),
  licence_type: Type.Enum(['B', 'C']),
  location: LocationSchema,
  locked_fields: Type.Array(Type.Enum([...INSURANCE_FIELDS]), {
    description: 'that trips are insured for: they cannot be changed any more',
  }),
});
export type Vehicle = Static<typeof VehicleSchema>;

/** Only bounds the input; values that are not allowed are refused with a message. */
const Bounded = Type.Number({ minimum: -10_000_000, maximum: 10_000_000 });
const Line = Type.String({ maxLength: 200 });

const changedLocation = Type.Partial(
  Type.Object({
    street: Line,
    zipcode: Line,
    city: Line,
    country: Line,
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  }),
);

const changeable = {
  type: Bounded,
  manufacturer: Line,
  brand: Line,
  model: Line,
  date: Type.String({ maxLength: 40, description: 'of the first registration, yyyy-MM-dd' }),
  registration: Line,
  registration_country: Line,
  gvw: Bounded,
  value: Bounded,
  seatbelts: Bounded,
  beds: Bounded,
  length: Bounded,
  width: Bounded,
  height: Bounded,
  fuel: Type.Enum([...FUELS]),
  automatic_gear: Type.Boolean(),
  location: changedLocation,
};

/** Changes of a vehicle. A location is always complete. */
export const UpdateVehicleSchema = Type.Partial(Type.Object(changeable), {
  examples: [{ height: 265, beds: 4 }],
});
export type UpdateVehicle = Static<typeof UpdateVehicleSchema>;

/** A new listing requires the vehicle and its location; the rest may follow. */
export const CreateVehicleSchema = Type.Object(
  { ...Type.Partial(Type.Object(changeable)).properties, type: Bounded, location: changedLocation },
  {
    examples: [
      {
        type: 4,
        location: {
          street: '4 rue du Lac',
          zipcode: '74000',
          city: 'Annecy',
          country: 'FR',
          latitude: 45.8992,
          longitude: 6.1294,
        },
      },
    ],
  },
);
export type CreateVehicle = Static<typeof CreateVehicleSchema>;

/** An idempotency key of the page: a repeated call with it creates nothing again. */
export const CreationKeySchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 64, pattern: '^[\\w-]+$' })),
});

/** The 400 of a vehicle: messages by field, those of the location one level deeper. */
const Sentences = Type.Array(Type.String());
export const VehicleErrorsSchema = Type.Record(
  Type.String(),
  Type.Union([Sentences, Type.Record(Type.String(), Sentences)]),
);

const { sleepings: _sleepings, ...energies } = vehicleInside;

/** The equipment on board, and its sources of energy. */
export const VehicleEquipmentsSchema = Type.Object({
  ...TaggedSchema.properties,
  equipments: Type.Array(Type.String({ description: 'a code of the referential' })),
  ...energies,
});
export type VehicleEquipments = Static<typeof VehicleEquipmentsSchema>;

const Codes = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 100 });

/** Lists are always complete. Equipment that is not on board has no source of energy. */
export const UpdateVehicleEquipmentsSchema = Type.Partial(
  Type.Object({
    equipments: Codes,
    cooking_energies: Codes,
    heating_energies: Codes,
    fridge_energies: Codes,
    electric_plug_types: Codes,
  }),
  { examples: [{ equipments: ['hob', 'fridge'], cooking_energies: ['gas'] }] },
);
export type UpdateVehicleEquipments = Static<typeof UpdateVehicleEquipmentsSchema>;

/** The beds of a vehicle in the order in which they were added. */
export const SleepingsSchema = Type.Object({
  ...TaggedSchema.properties,
  ...PageOf(SleepingSchema).properties,
});
export type Sleepings = Static<typeof SleepingsSchema>;

export const CreateSleepingSchema = Type.Object(
  {
    kind: SleepingSchema.properties.kind,
    place: SleepingSchema.properties.place,
    sleeps: Bounded,
    width_cm: Bounded,
    length_cm: Bounded,
  },
  { examples: [{ kind: 'double', place: 'rear', sleeps: 2, width_cm: 140, length_cm: 190 }] },
);
export type CreateSleeping = Static<typeof CreateSleepingSchema>;

/** A brand that converts vehicles, or a manufacturer of base vehicles. */
const MakeSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
export type VehicleMake = Static<typeof MakeSchema>;
export const VehicleMakesSchema = PageOf(MakeSchema);
export type VehicleMakes = Static<typeof VehicleMakesSchema>;

const BrandModelSchema = Type.Object({ ...MakeSchema.properties, brand_id: Type.Integer() });
export type BrandModel = Static<typeof BrandModelSchema>;
export const BrandModelsSchema = PageOf(BrandModelSchema);
export type BrandModels = Static<typeof BrandModelsSchema>;

const ManufacturerModelSchema = Type.Object({ ...MakeSchema.properties, manufacturer_id: Type.Integer() });
export type ManufacturerModel = Static<typeof ManufacturerModelSchema>;
export const ManufacturerModelsSchema = PageOf(ManufacturerModelSchema);
export type ManufacturerModels = Static<typeof ManufacturerModelsSchema>;

const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: '500 by default' })),
};
const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const VehicleMakesQuerySchema = Type.Object(page);
export const BrandModelsQuerySchema = Type.Object({ ...page, brand: Type.Optional(RowId) });
export const ManufacturerModelsQuerySchema = Type.Object({ ...page, manufacturer: Type.Optional(RowId) });
export type VehicleMakesQuery = Static<typeof VehicleMakesQuerySchema>;
export type BrandModelsQuery = Static<typeof BrandModelsQuerySchema>;
export type ManufacturerModelsQuery = Static<typeof ManufacturerModelsQuerySchema>;
