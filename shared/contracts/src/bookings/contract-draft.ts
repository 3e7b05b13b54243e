import { Type, type Static, type TSchema } from 'typebox';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);

const ContractRowSchema = Type.Object({ label: Type.String(), text: Type.String() });
const ContractSectionSchema = Type.Object({ heading: Type.String(), rows: Type.Array(ContractRowSchema) });

/** The rental contract of a trip before it is made, in the reader's language. */
export const ContractDraftSchema = Type.Object({
  booking: Type.Integer(),
  title: Type.String(),
  number: Type.String(),
  /** Parts that are still missing; null once the trip is confirmed. */
  note: OrNull(Type.String()),
  sections: Type.Array(ContractSectionSchema),
  /** The role of the platform in the contract. */
  platform: Type.String(),
});
export type ContractDraft = Static<typeof ContractDraftSchema>;
