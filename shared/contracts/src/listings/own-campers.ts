import { Type, type Static } from 'typebox';

import { LEAVE_REASONS, LISTING_REQUIREMENTS, LISTING_STEPS } from '@campavia/domain';

import { PageOf, PlainDateSchema } from '../lists';
import { PictureSchema } from '../search/search';
import { ListingSchema } from './listing';
import { ListingSubmissionSchema } from '../site/moderation';
import { LISTING_STATES, ownCamperFields } from './own-camper-fields';

const State = Type.Enum([...LISTING_STATES]);

/** The progress of a listing. */
export const ListingProgressSchema = Type.Object({
  id: Type.Integer(),
  state: State,
  publishable: Type.Boolean({ description: 'all steps are done' }),
  next_step: Type.Union([Type.Null(), Type.Enum([...LISTING_STEPS])]),
  steps: Type.Array(Type.Object({ step: Type.Enum([...LISTING_STEPS]), is_done: Type.Boolean() })),
  missing: Type.Array(Type.Enum([...LISTING_REQUIREMENTS]), {
    description: 'what is missing before it can be submitted: steps, and documents of the vehicle',
  }),
  submission: Type.Union([ListingSubmissionSchema, Type.Null()], {
    description: 'null until it is first sent',
  }),
});
export type OwnListingProgress = Static<typeof ListingProgressSchema>;

/** A camper as its owner sees it: the listing, and the private fields. */
export const OwnCamperSchema = Type.Object({ ...ListingSchema.properties, ...ownCamperFields });
export type OwnCamper = Static<typeof OwnCamperSchema>;

/** A camper in the list of its owner. */
export const OwnCamperCardSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  beds: Type.Integer(),
  city: Type.String(),
  state: State,
  picture: Type.Union([PictureSchema, Type.Null()]),
  steps_done: Type.Integer(),
  steps_count: Type.Integer(),
  next_step: Type.Union([Type.Null(), Type.Enum([...LISTING_STEPS])]),
  documents_to_send: Type.Integer({ description: 'documents of the vehicle that wait for the owner' }),
  suspended_at: Type.Union([Type.Null(), Type.String()]),
  next_trip: Type.Union([
    Type.Null(),
    Type.Object({
      id: Type.Integer(),
      date_from: PlainDateSchema,
      date_to: PlainDateSchema,
      guest_first_name: Type.String(),
    }),
  ]),
});
export type OwnCamperCard = Static<typeof OwnCamperCardSchema>;

export const OwnCamperListSchema = PageOf(OwnCamperCardSchema);
export type OwnCamperList = Static<typeof OwnCamperListSchema>;

export const OwnCampersQuerySchema = Type.Object({
  city: Type.Optional(Type.String({ maxLength: 200, description: 'slug of a place that the filters name' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type OwnCampersQuery = Static<typeof OwnCampersQuerySchema>;

/** The cities in which the owner has campers. */
export const OwnCampersFiltersSchema = Type.Object({
  count: Type.Integer({ minimum: 0, description: 'all campers' }),
  cities: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), count: Type.Integer() })),
});
export type OwnCampersFilters = Static<typeof OwnCampersFiltersSchema>;

/** Why a camper is suspended or deleted. */
export const LeaveListingSchema = Type.Object(
  { reason: Type.Enum([...LEAVE_REASONS]) },
  { examples: [{ reason: 'DELETE_SOLD' }] },
);
export type LeaveListing = Static<typeof LeaveListingSchema>;

/** `soft`: the camper is suspended, not deleted. */
export const LeaveListingQuerySchema = Type.Object({ soft: Type.Optional(Type.Boolean()) });

export const CamperStateSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...LISTING_STATES, 'deleted_owner']),
});
export type CamperState = Static<typeof CamperStateSchema>;

/** A trip that keeps a camper from being suspended or deleted. */
export const TripInTheWaySchema = Type.Object({
  id: Type.Integer(),
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  guest_first_name: Type.String(),
});
export type TripInTheWay = Static<typeof TripInTheWaySchema>;

/** A 405 that names the trips that prevent it, if trips are the reason. */
export const LeaveRefusalSchema = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  trips: Type.Optional(Type.Array(TripInTheWaySchema)),
});

/** The page of a camper on the sister platform. */
export const SisterRedirectSchema = Type.Object({
  redirect_url: Type.String({ description: 'an absolute address, for its owner alone; it may expire soon' }),
});
export type SisterRedirect = Static<typeof SisterRedirectSchema>;
