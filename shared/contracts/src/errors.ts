import { Type, type Static, type TSchema } from 'typebox';

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

/** The entity tag of an answer, also in its `ETag` header: what `If-Match` of an edit names. */
export const TaggedSchema = Type.Object({ etag: Type.String({ pattern: '^"[\\w-]+"$' }) });
export type Tagged = Static<typeof TaggedSchema>;

/** The state an edit was made on: missing is 428, stale 412. */
export const IfMatchSchema = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1000 })) });

/** The 412 of an edit on a stale state: what it is now. */
export function staleEditSchema<Resource extends TSchema>(current: Resource) {
  return Type.Object({ detail: Type.String(), code: Type.String(), current });
}
