import { Type, type Static } from 'typebox';

import { PlainDateSchema } from '../lists';

const Line = (maxLength: number) => Type.String({ maxLength });
const Country = Type.String({ minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2' });

/** C created, A asked, V validated, I incomplete (to be changed and asked again), R refused (a new one is needed). */
export const DECLARATION_STATUSES = ['C', 'A', 'V', 'I', 'R'] as const;

const fields = {
  first_name: Line(100),
  last_name: Line(100),
  birthday: PlainDateSchema,
  birth_city: Line(100),
  birth_country: Country,
  nationality: Country,
  street: Line(200),
  zipcode: Line(20),
  city: Line(100),
  country: Country,
};

/** A person who owns more than a quarter of a company, or controls it. */
export const BeneficialOwnerSchema = Type.Object({ id: Type.String(), ...fields });
export type BeneficialOwner = Static<typeof BeneficialOwnerSchema>;

export const BeneficialOwnersSchema = Type.Object({
  count: Type.Integer(),
  next: Type.Null(),
  previous: Type.Null(),
  results: Type.Array(BeneficialOwnerSchema),
});
export type BeneficialOwners = Static<typeof BeneficialOwnersSchema>;

/** A beneficial owner to be added; `birthday` is read as text, so that a date that does not exist gets its sentence. */
export const CreateBeneficialOwnerSchema = Type.Object(
  { ...fields, birthday: Line(20) },
  {
    additionalProperties: false,
    examples: [
      {
        first_name: 'Jonas',
        last_name: 'Weber',
        birthday: '1980-05-17',
        birth_city: 'Bremen',
        birth_country: 'DE',
        nationality: 'DE',
        street: 'Hafenstraße 3',
        zipcode: '28195',
        city: 'Bremen',
        country: 'DE',
      },
    ],
  },
);
export type CreateBeneficialOwner = Static<typeof CreateBeneficialOwnerSchema>;

/** The latest declaration of a company; without an id before one is begun. */
export const UboDeclarationSchema = Type.Object({
  id: Type.Union([Type.Null(), Type.Integer()]),
  status: Type.Union([Type.Null(), Type.Enum(DECLARATION_STATUSES)]),
  reason: Type.Union([
    Type.Null(),
    Type.String({ description: 'why it is I or R, in the code of the provider' }),
  ]),
  users: Type.Array(BeneficialOwnerSchema),
});
export type UboDeclaration = Static<typeof UboDeclarationSchema>;

/** C begins a declaration, or finds the open one; A submits it. */
export const UpdateUboDeclarationSchema = Type.Object(
  { status: Type.Enum(['C', 'A']) },
  { additionalProperties: false, examples: [{ status: 'A' }] },
);
export type UpdateUboDeclaration = Static<typeof UpdateUboDeclarationSchema>;
