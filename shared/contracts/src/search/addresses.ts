import { Type, type Static } from 'typebox';

const Component = Type.Union([Type.Null(), Type.String()]);

/** A suggested address for a text, in parts. A part that the provider does not know is null. */
export const AddressSchema = Type.Object({
  label: Type.String({ description: 'the address on one line' }),
  street_number: Component,
  route: Component,
  locality: Type.Union([Type.Null(), Type.String()], { description: 'city, town or village' }),
  administrative_area_level_1: Type.Union([Type.Null(), Type.String()], {
    description: 'the largest part of the country, such as a region or a state',
  }),
  administrative_area_level_2: Component,
  administrative_area_level_3: Component,
  administrative_area_level_4: Component,
  postal_code: Component,
  country: Type.Union([Type.Null(), Type.String({ minLength: 2, maxLength: 2 })], {
    description: 'ISO 3166-1',
  }),
  latitude: Type.Number(),
  longitude: Type.Number(),
});
export type Address = Static<typeof AddressSchema>;

export const AddressesQuerySchema = Type.Object({
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'nothing is found for less than three letters' }),
  ),
  country: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2}$', description: 'finds addresses of this country alone' }),
  ),
});
export type AddressesQuery = Static<typeof AddressesQuerySchema>;
export const AddressesAnswerSchema = Type.Array(AddressSchema, { maxItems: 8 });
