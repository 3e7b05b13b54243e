import { Type, type Static } from 'typebox';

/** One thing missing, gone, not allowed now: a sentence for people and a code to branch on. */
export const DetailErrorSchema = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  correct_slug: Type.Optional(Type.String()),
});
export type DetailError = Static<typeof DetailErrorSchema>;

/** Field errors of a 400: per field its sentences; whole-form ones under `non_field_errors` or `__all__`. */
export const FieldErrorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrorsSchema>;
