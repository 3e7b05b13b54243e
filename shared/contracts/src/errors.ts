import { Type, type Static, type TSchema } from 'typebox';

/** Something is missing, deleted or not allowed now: a sentence for people and a code to branch on. */
export const DetailErrorSchema = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  correct_slug: Type.Optional(Type.String()),
});
export type DetailError = Static<typeof DetailErrorSchema>;

/** Field errors of a 400: per field its sentences; whole-form ones under `non_field_errors` or `__all__`. */
export const FieldErrorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrorsSchema>;

/** The entity tag of an answer, also in its `ETag` header: the value for `If-Match` of an edit. */
export const TaggedSchema = Type.Object({ etag: Type.String({ pattern: '^"[\\w-]+"$' }) });
export type Tagged = Static<typeof TaggedSchema>;

/** The entity tag of the state that was edited: 428 if missing, 412 if it is out of date. */
export const IfMatchSchema = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1000 })) });

/** The 412 of an edit of an outdated state: the current entity tag. */
export function staleEditSchema<Resource extends TSchema>(current: Resource) {
  return Type.Object({ detail: Type.String(), code: Type.String(), current });
}
