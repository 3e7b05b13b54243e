import { Type, type Static } from 'typebox';

import { DecimalSchema, PlainDateSchema } from '../lists';
import { OptionListsSchema } from '../listings/option-lists';
import { PayinErrorsSchema, PaymentErrorsSchema, PaymentTypeSchema } from '../payments/payments';

/**
 * Addresses outside the composition by name, and `sign_in`, a path of the site without its prefix. An absent
 * one hides its link.
 */
export const RoutingSchema = Type.Record(Type.String(), Type.String());
export type Routing = Static<typeof RoutingSchema>;

const Months = Type.Array(Type.Integer({ minimum: 1, maximum: 12 }));

/** Hours of hand-over and fixed prices; equal for all campers. */
const CalendarRulesSchema = Type.Object({
  departure_hours: Type.Array(Type.String({ description: 'HH:mm:ss' })),
  arrival_hours: Type.Array(Type.String({ description: 'HH:mm:ss' })),
  season_months: Type.Object({ low: Months, mid: Months, high: Months }),
  weekly_discount_days: Type.Integer({ description: 'from how many days on the weekly discount is given' }),
  early_discount_days: Type.Integer({ description: 'how many days ahead the early discount begins' }),
});

/**
 * The identity provider for single sign-on (OpenID Connect, authorization code with PKCE), and the site's client id
 * there. The page adds `response_type=code`, `scope=openid email profile`, `redirect_uri`, `state`, `nonce`,
 * `code_challenge` and `code_challenge_method=S256` to the query.
 */
export const SingleSignOnSchema = Type.Object({
  authorize_url: Type.String({ description: 'absolute' }),
  client_id: Type.String(),
});
export type SingleSignOn = Static<typeof SingleSignOnSchema>;

/** Platform data for all pages, in the reader's language and for their site. */
export const ReferentialSchema = Type.Object({
  can_publish_camper: Type.Boolean(),
  payment_type_available: Type.Array(Type.String()),
  payment_types: Type.Array(PaymentTypeSchema),
  phone_number: Type.String(),
  vehicle_types: Type.Array(
    Type.Object({ id: Type.Integer(), code: Type.String(), campers: Type.Integer() }),
  ),
  equipments: Type.Array(Type.Object({ code: Type.String(), group: Type.String() })),
  options: OptionListsSchema,
  maps: Type.Object(
    {
      latitude: Type.Number(),
      longitude: Type.Number(),
      zoom: Type.Integer(),
      attribution: Type.String(),
    },
    { description: 'the initial area of the site’s map' },
  ),
  terms: Type.Object({ version: Type.String(), valid_from: PlainDateSchema }),
  calendar_rules: CalendarRulesSchema,
  second_driver_fees: Type.Object({ per_day: DecimalSchema, per_day_currency: Type.String() }),
  booking_min_days: Type.Integer(),
  min_future_rental: Type.Integer({ description: 'days from today to the first pick-up' }),
  max_future_rental: Type.Integer({ description: 'days from today to the last return' }),
  routing: RoutingSchema,
  payment_errors: PaymentErrorsSchema,
  payin_errors: PayinErrorsSchema,
  flags: Type.Record(Type.String(), Type.Boolean()),
  single_sign_on: Type.Union([Type.Null(), SingleSignOnSchema], {
    description: 'null if no identity provider is configured; it is only shown with the flag of that name',
  }),
  chat_assistant_id: Type.Union([Type.Null(), Type.String()], {
    description: 'the site at the provider of the chat assistant; null if none is configured',
  }),
  stats: Type.Object({
    campers: Type.Integer(),
    reviews: Type.Integer(),
    average: Type.Union([Type.Number(), Type.Null()]),
  }),
  popular_places: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      country: Type.String(),
      campers: Type.Integer(),
    }),
  ),
});
export type Referential = Static<typeof ReferentialSchema>;

/** The part of it that comes with every page; forms and payments load the rest. */
export type PageReferential = Omit<Referential, 'options' | 'payment_errors' | 'payin_errors'>;

/** Site and language of the referential. */
export const ReferentialQuerySchema = Type.Object({
  site: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'one of the sixteen sites, such as de-at; by default the one of Accept-Language',
    }),
  ),
});
export type ReferentialQuery = Static<typeof ReferentialQuerySchema>;
