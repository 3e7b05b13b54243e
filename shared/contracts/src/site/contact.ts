import { Type, type Static } from 'typebox';

import { CONTACT_TOPICS, MAX_CONTACT_LENGTH, MAX_CONTACT_NAME_LENGTH } from '@campavia/domain';

import { SITE_LOCALES } from '../identity/users';

/** A message to the support team. */
export const ContactFormSchema = Type.Object({
  key: Type.String({
    format: 'uuid',
    description: 'made by the sender; a message that is sent twice with it is taken once',
  }),
  topic: Type.Enum([...CONTACT_TOPICS]),
  name: Type.String({ maxLength: MAX_CONTACT_NAME_LENGTH }),
  email: Type.String({ maxLength: 254 }),
  booking_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'a booking of one’s own, as guest or owner; only when signed in',
    }),
  ),
  text: Type.String({ maxLength: MAX_CONTACT_LENGTH }),
  locale: Type.Enum(SITE_LOCALES, { description: 'the site whose language the answer has' }),
});
export type ContactForm = Static<typeof ContactFormSchema>;

/** The reference number of the message for the support team. */
export const ContactAnswerSchema = Type.Object({ id: Type.Integer() });
export type ContactAnswer = Static<typeof ContactAnswerSchema>;
