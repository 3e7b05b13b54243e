import { Type, type Static } from 'typebox';

/** Which e-mails a user gets that are not part of a booking. E-mails about trips and the account always come. */
export const MailPreferencesSchema = Type.Object({
  saved_searches: Type.Boolean({ description: 'new campers of saved searches' }),
  saved_search_count: Type.Integer({ description: 'without any there are no e-mails' }),
  wishlists: Type.Boolean({ description: 'saved campers that became cheaper or free, for any list' }),
  wishlist_count: Type.Integer({
    description: 'lists with future dates; without any there are no e-mails',
  }),
  messages: Type.Boolean({ description: 'messages that stay unread' }),
  newsletter: Type.Boolean(),
  rental_credit: Type.Boolean({ description: 'before rental credit expires' }),
});
export type MailPreferences = Static<typeof MailPreferencesSchema>;

export const UpdateMailPreferencesSchema = Type.Partial(
  Type.Object({
    saved_searches: Type.Boolean(),
    wishlists: Type.Boolean({ description: 'for all lists' }),
    messages: Type.Boolean(),
    newsletter: Type.Boolean(),
    rental_credit: Type.Boolean(),
  }),
);
export type UpdateMailPreferences = Static<typeof UpdateMailPreferencesSchema>;

/** Stops e-mails about rental credit by the token of one of them. */
export const StopCreditEmailsSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type StopCreditEmails = Static<typeof StopCreditEmailsSchema>;
