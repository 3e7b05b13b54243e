import { Type, type Static } from 'typebox';

/** A print: the card of a camper was seen for a second. A visit: its listing was opened. */
export const MARK_KINDS = ['print', 'visit'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Most marks that one call may carry. */
export const MOST_MARKS = 100;

/** That somebody saw a camper; nothing about who it was. */
export const MarkSchema = Type.Object(
  {
    kind: Type.Enum([...MARK_KINDS]),
    camper: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
export type Mark = Static<typeof MarkSchema>;

export const MarksSchema = Type.Object({
  marks: Type.Array(MarkSchema, { minItems: 1, maxItems: MOST_MARKS }),
});
export type Marks = Static<typeof MarksSchema>;

/** How many campers were counted; those of the viewer, and everything that staff look at, are not. */
export const MarksAnswerSchema = Type.Object({ counted: Type.Integer({ minimum: 0 }) });
export type MarksAnswer = Static<typeof MarksAnswerSchema>;
