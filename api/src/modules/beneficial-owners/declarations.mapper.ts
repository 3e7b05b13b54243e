import { createHash } from 'node:crypto';

import type { BeneficialOwner, CreateBeneficialOwner, UboDeclaration } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import { createFieldReader } from '../../core/field-reader';
import type {
  BeneficialOwner as ProviderBeneficialOwner,
  ProviderDeclaration,
} from '../../providers/owner-accounts/owner-accounts-provider';

/** A declaration as its owner reads it. */
export function toDeclaration(id: number, { status, reason, persons }: ProviderDeclaration): UboDeclaration {
  return { id, status, reason, users: persons.map(toBeneficialOwner) };
}

export function toBeneficialOwner(person: ProviderBeneficialOwner & { id: string }): BeneficialOwner {
  const { id, firstName, lastName, bornOn, birthCity, birthCountry, nationality, address } = person;
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    birthday: bornOn,
    birth_city: birthCity,
    birth_country: birthCountry,
    nationality,
    street: address.street,
    zipcode: address.zipcode,
    city: address.city,
    country: address.country,
  };
}

/** Reads a person of a declaration: an adult, with all fields. @throws InvalidFieldsError */
export function readBeneficialOwner(form: CreateBeneficialOwner, today: PlainDate): ProviderBeneficialOwner {
  const fields = createFieldReader();
  const line = (field: keyof CreateBeneficialOwner) => fields.line(field, form[field]) ?? '';
  const country = (field: keyof CreateBeneficialOwner) => fields.country(field, form[field]) ?? '';
  const person = {
    firstName: line('first_name'),
    lastName: line('last_name'),
    bornOn: fields.birthday('birthday', form.birthday, today) ?? today,
    birthCity: line('birth_city'),
    birthCountry: country('birth_country'),
    nationality: country('nationality'),
    address: {
      street: line('street'),
      zipcode: line('zipcode'),
      city: line('city'),
      country: country('country'),
    },
  };
  fields.settle();
  return person;
}

/** The same for the same person, so that one who is sent twice is added once. */
export function keyOfPerson(declarationId: number, person: ProviderBeneficialOwner): string {
  const digest = createHash('sha256').update(JSON.stringify(person)).digest('hex');
  return `ubo ${declarationId} ${digest}`;
}
