import { Type, type Static } from 'typebox';

import { CURRENCIES } from '@campavia/domain';

import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';
import { ProfessionalTypeSchema } from './users';

/** The status of the phone number, and of the last code sent to it. */
export const PhoneCertificationSchema = Type.Object({
  phone: Type.String({ description: 'E.164' }),
  certified: Type.Boolean(),
  expires_at: Type.Union([Type.Null(), Type.String({ description: 'UTC timestamp' })], {
    description: 'until when the code that was sent can be used; null when none is open',
  }),
});
export type PhoneCertification = Static<typeof PhoneCertificationSchema>;

export const CertifyPhoneSchema = Type.Object({ code: Type.String({ maxLength: 20 }) });
export type CertifyPhone = Static<typeof CertifyPhoneSchema>;

/** A rental credit. */
export const MoneyboxSchema = Type.Object({
  id: Type.Integer(),
  amount: DecimalSchema,
  balance: DecimalSchema,
  currency: Type.Enum(CURRENCIES),
  reason: Type.Enum(['goodwill', 'refund', 'gift_card']),
  created_at: Type.String({ description: 'UTC timestamp' }),
  expire_at: Type.String({ description: 'UTC timestamp' }),
});
export type Moneybox = Static<typeof MoneyboxSchema>;

/** All rental credits, on one page. */
export const MoneyboxesSchema = PageOf(MoneyboxSchema);
export type Moneyboxes = Static<typeof MoneyboxesSchema>;

const Line = (maxLength: number) => Type.String({ maxLength });
const CountrySchema = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' });
const OptionalLine = (maxLength: number) => Type.Optional(Type.Union([Type.Null(), Line(maxLength)]));

const addressFields = {
  street: Line(200),
  zipcode: Line(20),
  city: Line(100),
  country: CountrySchema,
};

/** The company that an owner rents out for. */
export const CompanySchema = Type.Object({
  professional_type: ProfessionalTypeSchema,
  name: Line(200),
  registration_number: Line(50),
  vat_number: Type.Union([Type.Null(), Line(30)]),
  email: Type.Union([Type.Null(), Line(254)]),
  phone: Type.Union([Type.Null(), Line(30)]),
  ...addressFields,
});
export type Company = Static<typeof CompanySchema>;

export const CreateCompanySchema = Type.Object({
  ...CompanySchema.properties,
  vat_number: OptionalLine(30),
  email: OptionalLine(254),
  phone: OptionalLine(30),
});
export type CreateCompany = Static<typeof CreateCompanySchema>;

export const UpdateCompanySchema = Type.Partial(CreateCompanySchema);
export type UpdateCompany = Static<typeof UpdateCompanySchema>;

/** The legally responsible person: for a company its representative. */
export const LegalProfileSchema = Type.Object({
  first_name: Line(80),
  last_name: Line(80),
  borned_on: PlainDateSchema,
  nationality: CountrySchema,
  country_of_residence: CountrySchema,
  ...addressFields,
});
export type LegalProfile = Static<typeof LegalProfileSchema>;

export const UpdateLegalProfileSchema = Type.Partial(LegalProfileSchema);
export type UpdateLegalProfile = Static<typeof UpdateLegalProfileSchema>;
