import { Type, type Static } from 'typebox';

/** Kinds of analytics events: a page view, a sign-in. */
export const EVENT_TYPES = ['page viewed', 'login'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/**
 * E-mail addresses (trimmed, in lower case) and phone numbers (E.164) are only sent as their SHA-256, 64 hexadecimal
 * digits.
 */
export const PERSON_HASH_PATTERN = '^[0-9a-f]{64}$';

/** Maximum number of events per call. */
export const MAX_EVENTS = 50;

const Text = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]));
const PersonHash = Type.Optional(
  Type.Union([
    Type.String({ pattern: PERSON_HASH_PATTERN, description: 'SHA-256 in lower-case hexadecimal' }),
    Type.Null(),
  ]),
);

export const EventPropertiesSchema = Type.Object(
  {
    utm_campaign: Text,
    utm_content: Text,
    utm_medium: Text,
    utm_source: Text,
    utm_term: Text,
    referrer: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
    gb_visitor_token: Type.Optional(
      Type.Union([Type.String({ pattern: '^[\\w.-]{1,100}$' }), Type.Null()], {
        description: 'names a visitor for as long as they consent; letters, digits, dot, dash, underscore',
      }),
    ),
    method: Type.Optional(Type.Literal('email', { description: 'the sign-in method' })),
  },
  { additionalProperties: false },
);
export type EventProperties = Static<typeof EventPropertiesSchema>;

export const EventUserPropertiesSchema = Type.Object(
  {
    is_staff: Type.Optional(Type.Boolean()),
    professional: Type.Optional(Type.Boolean()),
    is_owner: Type.Optional(Type.Boolean()),
    booking_as_guest: Type.Optional(Type.Boolean()),
    booking_as_owner: Type.Optional(Type.Boolean()),
    email: PersonHash,
    phone: PersonHash,
  },
  { additionalProperties: false },
);
export type EventUserProperties = Static<typeof EventUserPropertiesSchema>;

/** An analytics event of a consenting visitor. Properties not named here are not stored. */
export const AnalyticsEventSchema = Type.Object(
  {
    path: Type.String({ minLength: 1, maxLength: 2000, description: 'only the path is stored' }),
    event_type: Type.Enum(EVENT_TYPES),
    created_at: Type.String({ maxLength: 40, description: 'a UTC timestamp with its Z' }),
    properties: Type.Optional(EventPropertiesSchema),
    user_properties: Type.Optional(EventUserPropertiesSchema),
  },
  { additionalProperties: false },
);
export type AnalyticsEvent = Static<typeof AnalyticsEventSchema>;

export const EventsSchema = Type.Object({
  events: Type.Array(AnalyticsEventSchema, { minItems: 1, maxItems: MAX_EVENTS }),
});
export type Events = Static<typeof EventsSchema>;

export const EventsAnswerSchema = Type.Object({ accepted: Type.Integer() });
export type EventsAnswer = Static<typeof EventsAnswerSchema>;
