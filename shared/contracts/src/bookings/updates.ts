import { Type, type Static } from 'typebox';

import { ALL_LISTING_STATES, BOOKING_STATES } from '@campavia/domain';

const id = Type.Integer({ description: 'grows with time' });

/** A booking of the user has changed: its state, its dates, an extension, a payment or a document. */
export const BookingUpdateSchema = Type.Object({
  id,
  booking_id: Type.Integer(),
  state: Type.Enum([...BOOKING_STATES]),
});
export type BookingUpdate = Static<typeof BookingUpdateSchema>;

/** A camper of the user has changed its state. */
export const CamperUpdateSchema = Type.Object({
  id,
  camper_id: Type.Integer(),
  state: Type.Enum([...ALL_LISTING_STATES]),
});
export type CamperUpdate = Static<typeof CamperUpdateSchema>;

/** A message was written or read in a chat of the user. */
export const ChatUpdateSchema = Type.Object({
  id,
  chat_id: Type.Integer(),
  state: Type.Enum(['message', 'read']),
});
export type ChatUpdate = Static<typeof ChatUpdateSchema>;

export const UpdateSchema = Type.Union([BookingUpdateSchema, CamperUpdateSchema, ChatUpdateSchema]);
export type Update = Static<typeof UpdateSchema>;

/** The changes after an update that the client already knows. */
export const UpdatesQuerySchema = Type.Object({
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'id of the last known update; without it only `last` is answered',
    }),
  ),
});
export type UpdatesQuery = Static<typeof UpdatesQuerySchema>;

export const UpdatesSchema = Type.Object({
  last: Type.Integer({ description: 'position to continue from' }),
  results: Type.Array(UpdateSchema),
});
export type Updates = Static<typeof UpdatesSchema>;
