import { Type, type Static, type TSchema } from 'typebox';

import { PlainDateSchema } from '../lists';

export const PROFESSIONAL_TYPES = ['SOLETRADER', 'BUSINESS', 'PARTNERSHIP_DE', 'PARTNERSHIP_NL'] as const;
export const ProfessionalTypeSchema = Type.Enum(PROFESSIONAL_TYPES);
export type ProfessionalType = (typeof PROFESSIONAL_TYPES)[number];

/** The sites people sign up on, by locale. */
export const SITE_LOCALES = [
  ...['en-us', 'en-gb', 'en-ie', 'fr', 'fr-be', 'fr-ch', 'de', 'de-at'],
  ...['de-ch', 'es', 'ca', 'it', 'it-ch', 'nl', 'nl-be', 'pt-pt'],
];

// Null comes first: an empty value of a form becomes null.
const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);

const pictureFields = {
  photo: OrNull(Type.String({ description: 'the same address as in profile_picture' })),
  profile_picture: OrNull(Type.Object({ url: Type.String({ description: 'a square webp' }) })),
};

const publicFields = {
  id: Type.Integer(),
  first_name: Type.String(),
  ...pictureFields,
  joined_at: Type.String({ description: 'UTC timestamp' }),
  is_owner: Type.Boolean({ description: 'has a camper, on offer or not yet' }),
  professional: Type.Boolean(),
  professional_type: OrNull(ProfessionalTypeSchema),
};

/** The public data of a person. */
export const UserSchema = Type.Object({
  ...publicFields,
  languages_spoken: Type.Array(Type.String({ description: 'ISO 639-1' })),
  answer_rate_as_owner: OrNull(Type.Integer()),
});
export type User = Static<typeof UserSchema>;

/** The user's own data. */
export const MeSchema = Type.Object({
  ...publicFields,
  email: Type.String(),
  email_confirmed: Type.Boolean({ description: 'without it nothing can be booked, published or written' }),
  pending_email: OrNull(Type.String({ description: 'a new address whose link was not followed yet' })),
  last_name: Type.String(),
  borned_on: OrNull(PlainDateSchema),
  is_active: Type.Boolean(),
  is_staff: Type.Boolean(),
  booking_as_guest: Type.Integer({ description: 'how many bookings they made' }),
  booking_as_owner: Type.Integer({ description: 'how many bookings their campers have' }),
  camper_count: Type.Integer(),
  phone: OrNull(Type.String({ description: 'E.164' })),
  phone_certified: Type.Boolean(),
  locale: OrNull(Type.String()),
  street: OrNull(Type.String()),
  zipcode: OrNull(Type.String()),
  city: OrNull(Type.String()),
  country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  languages_spoken: Type.Array(Type.String({ description: 'ISO 639-1' })),
  documents: Type.Array(
    Type.Object({ id: Type.Integer(), document_type: Type.String(), status: Type.String() }),
  ),
  actor: OrNull(Type.Object({ id: Type.Integer(), first_name: Type.String() })),
});
export type Me = Static<typeof MeSchema>;

const NameSchema = Type.String({ maxLength: 80 });
const EmailSchema = Type.String({ maxLength: 254 });
const PasswordSchema = Type.String({ maxLength: 128 });
const PhoneSchema = Type.String({ maxLength: 30, description: 'with its country code: +33 6 12 34 56 78' });
const LocaleSchema = Type.Enum(SITE_LOCALES);

/** The data of a sign-up. The link that confirms the address is mailed. */
export const SignUpSchema = Type.Object({
  email: EmailSchema,
  password: PasswordSchema,
  first_name: NameSchema,
  last_name: NameSchema,
  locale: LocaleSchema,
  terms: Type.Boolean({ description: 'must be true' }),
  phone: Type.Optional(OrNull(PhoneSchema)),
  borned_on: Type.Optional(OrNull(PlainDateSchema)),
});
export type SignUp = Static<typeof SignUpSchema>;

export const SignUpQuerySchema = Type.Object({
  confirmed: Type.Optional(Type.Literal('1', { description: 'sandbox only: confirms the address at once' })),
});

/** Data that users may change. A new address takes effect when the link mailed to it is followed. */
export const UpdateMeSchema = Type.Partial(
  Type.Object({
    email: EmailSchema,
    password: Type.String({
      maxLength: 128,
      description: 'the current password; required to change `email`',
    }),
    first_name: NameSchema,
    last_name: NameSchema,
    phone: OrNull(PhoneSchema),
    borned_on: OrNull(PlainDateSchema),
    locale: LocaleSchema,
    street: OrNull(Type.String({ maxLength: 200 })),
    zipcode: OrNull(Type.String({ maxLength: 20 })),
    city: OrNull(Type.String({ maxLength: 100 })),
    country: Type.String({ maxLength: 2, description: 'ISO 3166-1 alpha-2' }),
    languages_spoken: Type.Array(Type.String({ maxLength: 2, description: 'ISO 639-1' }), { maxItems: 12 }),
  }),
);
export type UpdateMe = Static<typeof UpdateMeSchema>;

/** The secret of a mailed link, as in its address. */
export const ConfirmAddressSchema = Type.Object({ token: Type.String({ maxLength: 200 }) });
export type ConfirmAddress = Static<typeof ConfirmAddressSchema>;

/** Why an account cannot be deleted now. */
export const AccountInUseSchema = Type.Object({
  detail: Type.String(),
  code: Type.Literal('account_has_trips'),
  trips: Type.Array(
    Type.Object({ camper: Type.Integer(), date_from: PlainDateSchema, date_to: PlainDateSchema }),
  ),
});
export type AccountInUse = Static<typeof AccountInUseSchema>;

/** The reasons that prevent deleting an account now, and the consequences of deleting it. */
export const AccountDeletionSchema = Type.Object({
  trips: Type.Array(
    Type.Object({
      booking: OrNull(Type.Integer({ description: 'of a trip of the user as a guest' })),
      camper: Type.Integer(),
      title: Type.String(),
      date_from: PlainDateSchema,
      date_to: PlainDateSchema,
    }),
    { description: 'still to come or under way: they come first' },
  ),
  requests: Type.Integer({ description: 'open requests of the user as a guest, which would be withdrawn' }),
  retained_until: Type.Union([Type.Null(), PlainDateSchema], {
    description:
      'until when tax law requires us to store name, address, tax number and income of a paid owner',
  }),
  is_at_payment_provider: Type.Boolean({
    description:
      'whether the payment provider has an account of the user: it is closed too, and the provider retains the data that the law requires',
  }),
});
export type AccountDeletion = Static<typeof AccountDeletionSchema>;

/**
 * Three actions at one address: `old_password` and `new_password` change the password of the user who is signed in,
 * `email` asks for a link, `token` of that link and `new_password` set a new one.
 */
export const ManagePasswordSchema = Type.Partial(
  Type.Object({
    old_password: PasswordSchema,
    new_password: PasswordSchema,
    email: EmailSchema,
    token: Type.String({ maxLength: 200 }),
  }),
);
export type ManagePassword = Static<typeof ManagePasswordSchema>;
