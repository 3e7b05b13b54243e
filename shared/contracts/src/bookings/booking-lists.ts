import { Type, type Static } from 'typebox';

import { META_STATES } from '@campavia/domain';

const Tab = Type.Optional(
  Type.Enum([...META_STATES, 'todo'], { description: '`todo` is another spelling of `to_do`' }),
);

/** Which bookings a list contains. */
export const BookingListQuerySchema = Type.Object({
  meta_state: Tab,
  state: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'in upper or lower case; ONGOING and DONE are worked out from the days of the trip',
    }),
  ),
  year: Type.Optional(Type.Integer({ minimum: 1000, maximum: 9999, description: 'in which trips begin' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type BookingListQuery = Static<typeof BookingListQuerySchema>;

/** The tab whose years and states are counted; by default all tabs. */
export const BookingOptionsQuerySchema = Type.Object({ meta_state: Tab });
export type BookingOptionsQuery = Static<typeof BookingOptionsQuerySchema>;

const countOf = <Name extends string>(name: Name) =>
  Type.Array(Type.Object({ key: Type.String({ description: name }), count: Type.Integer({ minimum: 0 }) }));

/** Number of bookings by tab (empty tabs included), year and state. */
export const BookingOptionsSchema = Type.Object({
  meta_states: countOf('a meta state'),
  years: Type.Array(Type.Integer(), { description: 'the latest first' }),
  states: countOf('a state that there is at least one booking in'),
});
export type BookingOptions = Static<typeof BookingOptionsSchema>;
