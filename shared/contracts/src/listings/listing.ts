import { Type, type Static } from 'typebox';

import { CURRENCIES } from '@campavia/domain';

import { listingTerms, vehicleInside } from './listing-parts';
import { LISTING_STATES, ownCamperFields } from './own-camper-fields';
import { DecimalSchema, PlainDateSchema } from '../lists';
import { AncestorSchema } from '../search/places';
import { PictureSchema, priceFields } from '../search/search';

const YesNoAsk = Type.Union([Type.Boolean(), Type.Null()], {
  description: 'true allowed, false not allowed, null on demand',
});

/** Why a camper is not available for the requested dates, with the spec's price codes. */
export const AvailabilitySchema = Type.Object({
  available: Type.Boolean(),
  code: Type.Union([Type.Literal('107'), Type.Literal('108'), Type.Literal('109'), Type.Null()]),
  min_length: Type.Integer(),
});

/** Back-office pages of a camper and its owner, for staff. */
export const AdminUrlsSchema = Type.Object({ camper_url: Type.String(), owner_url: Type.String() });
export type AdminUrls = Static<typeof AdminUrlsSchema>;

/** One camper as a guest sees it. Lengths in centimetres. */
export const ListingSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  description: Type.String(),
  brand: Type.String(),
  model: Type.String(),
  manufacturer: Type.String(),
  year: Type.Integer(),
  city: Type.String(),
  country: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  place: AncestorSchema,
  ancestors: Type.Array(AncestorSchema),
  seatbelts: Type.Integer(),
  beds: Type.Integer(),
  length_cm: Type.Integer(),
  width_cm: Type.Integer(),
  height_cm: Type.Integer(),
  automatic_gear: Type.Boolean(),
  fuel: Type.Enum(['diesel', 'petrol', 'electric', 'none']),
  licence_type: Type.Union([Type.Literal('B'), Type.Literal('C')]),
  ...vehicleInside,
  pets_allowed: YesNoAsk,
  smoking_allowed: YesNoAsk,
  abroad_allowed: YesNoAsk,
  km_unlimited: Type.Boolean(),
  equipments: Type.Array(Type.String({ description: 'a code of the referential' })),
  deposit: DecimalSchema,
  deposit_currency: Type.String(),
  deposit_mean: Type.Array(Type.String()),
  min_days: Type.Integer(),
  ...listingTerms,
  pictures: Type.Array(PictureSchema),
  review_average: Type.Union([Type.Number(), Type.Null()]),
  review_count: Type.Integer(),
  instant_booking_activated: Type.Boolean(),
  is_ambassador: Type.Boolean(),
  vehicle_owner_first_name: Type.String(),
  vehicle_owner_language_spoke: Type.String({ description: 'comma-separated ISO 639-1 codes' }),
  owner: Type.Object({
    id: Type.Integer(),
    first_name: Type.String(),
    picture: Type.Union([Type.Null(), Type.Object({ url: Type.String({ description: 'a square webp' }) })]),
    professional: Type.Boolean(),
    joined_on: PlainDateSchema,
    languages_spoken: Type.Array(Type.String({ description: 'ISO 639-1' })),
    camper_count: Type.Integer({ description: 'on offer' }),
    answer_rate_as_owner: Type.Union([Type.Integer(), Type.Null()]),
  }),
  published: Type.Boolean({ description: 'false if only its owner can see it' }),
  state: Type.Enum([...LISTING_STATES]),
  published_at: Type.String(),
  availability: Type.Union([AvailabilitySchema, Type.Null()], { description: 'null without dates' }),
  admin_urls: Type.Union([Type.Null(), AdminUrlsSchema], { description: 'null for all but staff' }),
  ...Type.Partial(Type.Object(ownCamperFields)).properties,
  ...priceFields,
});
export type Listing = Static<typeof ListingSchema>;

export const ListingQuerySchema = Type.Object({
  date_from: Type.Optional(PlainDateSchema),
  date_to: Type.Optional(PlainDateSchema),
  currency: Type.Optional(Type.Enum(CURRENCIES)),
});
export type ListingQuery = Static<typeof ListingQuerySchema>;
