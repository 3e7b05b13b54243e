import { Type, type Static } from 'typebox';

import { DecimalSchema, PlainDateSchema } from '../lists';

/** Text of an answer with one style. */
export const FaqTextSchema = Type.Object({
  text: Type.String(),
  style: Type.Optional(Type.Enum(['bold', 'italic'])),
  path: Type.Optional(
    Type.String({ description: 'its target: a path of the site, without the site’s prefix' }),
  ),
});
export type FaqText = Static<typeof FaqTextSchema>;

/** A paragraph with one line, or a list with its items. */
export const FaqBlockSchema = Type.Object({
  kind: Type.Enum(['paragraph', 'bullets', 'numbers']),
  lines: Type.Array(Type.Array(FaqTextSchema)),
});
export type FaqBlock = Static<typeof FaqBlockSchema>;

export const FaqQuestionSchema = Type.Object({
  id: Type.String({ description: 'the same in every language, and unique among all topics' }),
  question: Type.String(),
  answer: Type.Array(FaqBlockSchema),
});
export type FaqQuestion = Static<typeof FaqQuestionSchema>;

export const FaqTopicSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  questions: Type.Array(FaqQuestionSchema),
});
export type FaqTopic = Static<typeof FaqTopicSchema>;

/** Questions and answers of the help page, by topic. */
export const FaqSchema = Type.Object({ topics: Type.Array(FaqTopicSchema) });
export type Faq = Static<typeof FaqSchema>;

/** The status of the deposit of a trip: pending until it is authorised. */
export const FAQ_DEPOSIT_STATES = ['to_come', 'authorised', 'at_pick_up'] as const;

/** Data of the reader's next trip for the answers. */
export const FaqTripSchema = Type.Object({
  booking_id: Type.Integer(),
  camper_title: Type.String(),
  owner_first_name: Type.String(),
  deposit: DecimalSchema,
  deposit_currency: Type.String(),
  deposit_state: Type.Enum([...FAQ_DEPOSIT_STATES]),
  deposit_on: Type.Union([Type.Null(), PlainDateSchema], {
    description: 'the first day on which it is authorised; null if it is handed over at the pick-up',
  }),
  release_on: PlainDateSchema,
});
export type FaqTrip = Static<typeof FaqTripSchema>;

/** The same for a signed-in user. */
export const UserFaqSchema = Type.Object({
  topics: Type.Array(FaqTopicSchema),
  trip: Type.Union([Type.Null(), FaqTripSchema], {
    description: 'the user’s next confirmed trip; null without one, or if its owner requires no deposit',
  }),
});
export type UserFaq = Static<typeof UserFaqSchema>;
