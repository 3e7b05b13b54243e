import { Type, type Static } from 'typebox';

import { SITE_LOCALES } from '../identity/users';

/** Maximum number of saved searches per person. */
export const MAX_SAVED_SEARCHES = 20;

/** A saved search. */
export const SavedSearchSchema = Type.Object({
  id: Type.Integer(),
  query: Type.String({ description: 'of the address of the search, without page and question mark' }),
  name: Type.String(),
  site: Type.String({ description: 'site of the search, such as de-at' }),
  mailed: Type.Boolean({ description: 'whether new matching campers are reported by e-mail' }),
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

/** A search to save. Invalid parts of its query are dropped; saving the same search again updates it. */
export const SaveSearchSchema = Type.Object(
  {
    query: Type.String({ minLength: 1, maxLength: 2000 }),
    name: Type.Optional(Type.String({ maxLength: 100, description: 'name given by its owner' })),
    site: Type.Enum(SITE_LOCALES),
    mailed: Type.Optional(Type.Boolean({ default: true })),
  },
  { additionalProperties: false },
);
export type SaveSearch = Static<typeof SaveSearchSchema>;

/** Stops the e-mails about new campers, by the token in such an e-mail. */
export const StopSearchEmailsSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type StopSearchEmails = Static<typeof StopSearchEmailsSchema>;
