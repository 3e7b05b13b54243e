import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { Company, CreateCompany, Me, ProfessionalType } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Form, FormField, RadioField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useFormErrors } from '../../../components/use-form-errors';
import type { OwnProfile } from '../../../data/account/use-professional';
import { isEmpty } from '../../../rules/form-checks';

import { AddressFields } from './address-fields';
import { professionalMessages } from './professional.messages';
import { Pair } from './professional.styles';

export interface CompanyFormProps {
  me: Me;
  company: Pick<OwnProfile<Company, CreateCompany>, 'profile' | 'save' | 'isBusy' | 'entries'>;
}

const TYPES = ['SOLETRADER', 'BUSINESS', 'PARTNERSHIP_DE', 'PARTNERSHIP_NL'] as const;
const NEEDED = ['name', 'registration_number', 'street', 'zipcode', 'city'] as const;
const LABELS = {
  name: professionalMessages.name,
  registration_number: professionalMessages.registrationNumber,
  street: professionalMessages.street,
  zipcode: professionalMessages.zipcode,
  city: professionalMessages.city,
};
const ADDRESS = { street: null, zipcode: null, city: null };

/** The form of an owner's company, and its type. */
export function CompanyForm({ me, company: { profile, save, isBusy, entries } }: CompanyFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const errors = useFormErrors(entries);
  const checks = useCompanyChecks();

  async function saveCompany(values: FormValues) {
    if (!(await save(toCompany(values)))) return;
    events.send('toast.shown', {
      tone: 'good',
      title: formatMessage(professionalMessages.companySaved),
      text: formatMessage(professionalMessages.documentsNext),
    });
  }

  return (
    <Form
      summaryTitle={formatMessage(professionalMessages.companyNotSaved)}
      onSubmit={(values) => void saveCompany(values)}
      errors={errors}
      checks={checks}
      isBusy={isBusy}
    >
      <RadioField
        name="professional_type"
        label={formatMessage(professionalMessages.type)}
        defaultValue={profile?.professional_type}
        options={TYPES.map((type) => ({
          value: type,
          label: formatMessage(professionalMessages[type]),
          hint: formatMessage(professionalMessages[`${type}_hint`]),
        }))}
      />
      <CompanyFields profile={profile} />
      <AddressFields known={profile ?? { ...ADDRESS, country: me.country }} />
      <div>
        <SubmitButton busyLabel={formatMessage(professionalMessages.saving)}>
          {formatMessage(professionalMessages.saveCompany)}
        </SubmitButton>
      </div>
    </Form>
  );
}

function CompanyFields({ profile }: Pick<CompanyFormProps['company'], 'profile'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormField
        name="name"
        label={formatMessage(professionalMessages.name)}
        maxLength={200}
        defaultValue={profile?.name ?? ''}
      />
      <Pair>
        <FormField
          name="registration_number"
          label={formatMessage(professionalMessages.registrationNumber)}
          hint={formatMessage(professionalMessages.registrationHint)}
          maxLength={50}
          defaultValue={profile?.registration_number ?? ''}
        />
        <FormField
          name="vat_number"
          label={formatMessage(professionalMessages.vatNumber)}
          hint={formatMessage(professionalMessages.vatHint)}
          maxLength={30}
          defaultValue={profile?.vat_number ?? ''}
          isOptional
        />
      </Pair>
      <ContactFields profile={profile} />
    </>
  );
}

function ContactFields({ profile }: Pick<CompanyFormProps['company'], 'profile'>) {
  const { formatMessage } = useIntl();
  return (
    <Pair>
      <FormField
        name="email"
        type="email"
        label={formatMessage(professionalMessages.email)}
        maxLength={254}
        defaultValue={profile?.email ?? ''}
        isOptional
      />
      <FormField
        name="phone"
        type="tel"
        label={formatMessage(professionalMessages.phone)}
        hint={formatMessage(professionalMessages.phoneHint)}
        maxLength={30}
        defaultValue={profile?.phone ?? ''}
        isOptional
      />
    </Pair>
  );
}

function useCompanyChecks() {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const needed = (label: string) => (written: string) =>
      isEmpty(written) ? formatMessage(professionalMessages.needed, { field: label }) : undefined;
    const type = (chosen: string) =>
      isEmpty(chosen) ? formatMessage(professionalMessages.noType) : undefined;
    return {
      ...Object.fromEntries(NEEDED.map((field) => [field, needed(formatMessage(LABELS[field]))])),
      professional_type: type,
    };
  }, [formatMessage]);
}

function toCompany(values: FormValues): CreateCompany {
  const text = (field: string) => values[field] ?? '';
  const optional = (field: string) => (isEmpty(values[field]) ? null : text(field));
  return {
    professional_type: text('professional_type') as ProfessionalType,
    name: text('name'),
    registration_number: text('registration_number'),
    vat_number: optional('vat_number'),
    email: optional('email'),
    phone: optional('phone'),
    street: text('street'),
    zipcode: text('zipcode'),
    city: text('city'),
    country: text('country'),
  };
}
