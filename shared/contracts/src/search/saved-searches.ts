import { Type, type Static } from 'typebox';

import { SITE_LOCALES } from '../identity/users';

/** Most searches that one person keeps. */
export const MAX_SAVED_SEARCHES = 20;

/** A search that somebody keeps. */
export const SavedSearchSchema = Type.Object({
  id: Type.Integer(),
  query: Type.String({ description: 'of the address of the search, without page and question mark' }),
  name: Type.String(),
  site: Type.String({ description: 'where it is searched, such as de-at' }),
  mailed: Type.Boolean({ description: 'whether new campers that match are told by mail' }),
  created_at: Type.String({ description: 'UTC timestamp' }),
});
export type SavedSearch = Static<typeof SavedSearchSchema>;

export const SavedSearchListSchema = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  next: Type.Null(),
  previous: Type.Null(),
  results: Type.Array(SavedSearchSchema, { description: 'the newest first' }),
});
export type SavedSearchList = Static<typeof SavedSearchListSchema>;

/** A search to keep. What is no search in its query is left out; the same search again changes the one kept. */
export const SaveSearchSchema = Type.Object(
  {
    query: Type.String({ minLength: 1, maxLength: 2000 }),
    name: Type.Optional(Type.String({ maxLength: 100, description: 'what its owner calls it' })),
    site: Type.Enum(SITE_LOCALES),
    mailed: Type.Optional(Type.Boolean({ default: true })),
  },
  { additionalProperties: false },
);
export type SaveSearch = Static<typeof SaveSearchSchema>;

/** Stops the letters about new campers, by what a letter carries. */
export const StopSearchEmailsSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type StopSearchEmails = Static<typeof StopSearchEmailsSchema>;
