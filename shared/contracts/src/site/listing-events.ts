import { Type, type Static } from 'typebox';

/** `print`, an impression: the card of a camper was visible for a second. `visit`, a view: its listing was opened. */
export const LISTING_EVENT_TYPES = ['print', 'visit'] as const;
export type ListingEventType = (typeof LISTING_EVENT_TYPES)[number];

/** Maximum number of listing events per call. */
export const MAX_LISTING_EVENTS = 100;

/** An impression or view of a camper, without the viewer. */
export const ListingEventSchema = Type.Object(
  {
    kind: Type.Enum([...LISTING_EVENT_TYPES]),
    camper: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
export type ListingEvent = Static<typeof ListingEventSchema>;

export const ListingEventsSchema = Type.Object({
  marks: Type.Array(ListingEventSchema, { minItems: 1, maxItems: MAX_LISTING_EVENTS }),
});
export type ListingEvents = Static<typeof ListingEventsSchema>;

/** Number of campers counted; views by their owner and by staff are not counted. */
export const ListingEventsAnswerSchema = Type.Object({ counted: Type.Integer({ minimum: 0 }) });
export type ListingEventsAnswer = Static<typeof ListingEventsAnswerSchema>;
