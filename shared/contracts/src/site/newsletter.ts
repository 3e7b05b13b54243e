import { Type, type Static } from 'typebox';

import { SITE_LOCALES } from '../identity/users';

/** Subscribes to the newsletter; a link that confirms the address is mailed. */
export const NewsletterSignUpSchema = Type.Object({
  email: Type.String({ maxLength: 254 }),
  locale: Type.Enum(SITE_LOCALES, { description: 'the site whose language the newsletter has' }),
});
export type NewsletterSignUp = Static<typeof NewsletterSignUpSchema>;

/** Why no link was mailed; null if it was. */
export const NEWSLETTER_CODES = ['email_already_exists', 'email_is_invalid'] as const;
export type NewsletterCode = (typeof NEWSLETTER_CODES)[number];

export const NewsletterAnswerSchema = Type.Object({
  code: Type.Union([Type.Enum([...NEWSLETTER_CODES]), Type.Null()]),
});
export type NewsletterAnswer = Static<typeof NewsletterAnswerSchema>;

/** The token in a link of an e-mail about the newsletter. */
export const NewsletterLinkSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });
export type NewsletterLink = Static<typeof NewsletterLinkSchema>;
