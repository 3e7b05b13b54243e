import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { LegalProfile, Me } from '@campavia/contracts';
import { TAX_COUNTRIES } from '@campavia/domain';
import { ChoiceField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { BirthDateField, Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useFormErrors } from '../../../components/use-form-errors';
import type { OwnProfile } from '../../../data/account/use-professional';
import { isBirthDate, isEmpty } from '../../../rules/form-checks';

import { useCountries } from '../use-countries';
import { AddressFields } from './address-fields';
import { Pair } from './professional.styles';
import { professionalMessages } from './professional.messages';

export interface LegalProfileFormProps {
  me: Me;
  legal: Pick<OwnProfile<LegalProfile, LegalProfile>, 'profile' | 'save' | 'isBusy' | 'entries'>;
}

const NEEDED = ['first_name', 'last_name', 'street', 'zipcode', 'city'] as const;
const LABELS = {
  first_name: professionalMessages.firstName,
  last_name: professionalMessages.lastName,
  street: professionalMessages.street,
  zipcode: professionalMessages.zipcode,
  city: professionalMessages.city,
};

/** The form of the legally responsible person; prefilled from the profile. */
export function LegalProfileForm({ me, legal: { profile, save, isBusy, entries } }: LegalProfileFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const errors = useFormErrors(entries);
  const checks = useLegalChecks();
  const known = profile ?? me;

  async function saveProfile(values: FormValues) {
    const form = Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? ''])) as LegalProfile;
    if (!(await save(form))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(professionalMessages.legalSaved) });
  }

  return (
    <Form
      summaryTitle={formatMessage(professionalMessages.legalNotSaved)}
      onSubmit={(values) => void saveProfile(values)}
      errors={errors}
      checks={checks}
      isBusy={isBusy}
    >
      <Pair>
        <FormField
          name="first_name"
          label={formatMessage(professionalMessages.firstName)}
          maxLength={80}
          defaultValue={known.first_name}
        />
        <FormField
          name="last_name"
          label={formatMessage(professionalMessages.lastName)}
          maxLength={80}
          defaultValue={known.last_name}
        />
      </Pair>
      <BirthDateField
        name="borned_on"
        label={formatMessage(professionalMessages.birthDate)}
        hint={formatMessage(professionalMessages.birthDateHint)}
        defaultValue={known.borned_on}
      />
      <Countries profile={profile} me={me} />
      <AddressFields known={known} />
      <div>
        <SubmitButton busyLabel={formatMessage(professionalMessages.saving)}>
          {formatMessage(professionalMessages.saveLegal)}
        </SubmitButton>
      </div>
    </Form>
  );
}

const FIELDS = [...NEEDED, 'borned_on', 'nationality', 'country_of_residence', 'country'] as const;

function Countries({ profile, me }: { profile: LegalProfile | null | undefined; me: Me }) {
  const { formatMessage } = useIntl();
  const countries = useCountries(TAX_COUNTRIES);
  return (
    <Pair>
      <ChoiceField
        name="nationality"
        label={formatMessage(professionalMessages.nationality)}
        choices={countries}
        value={profile?.nationality ?? me.country}
      />
      <ChoiceField
        name="country_of_residence"
        label={formatMessage(professionalMessages.residence)}
        choices={countries}
        value={profile?.country_of_residence ?? me.country}
      />
    </Pair>
  );
}

function useLegalChecks() {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const needed = (label: string) => (written: string) =>
      isEmpty(written) ? formatMessage(professionalMessages.needed, { field: label }) : undefined;
    return {
      ...Object.fromEntries(NEEDED.map((field) => [field, needed(formatMessage(LABELS[field]))])),
      borned_on: (written: string) =>
        isEmpty(written) || !isBirthDate(written) ? formatMessage(professionalMessages.noSuchDay) : undefined,
    };
  }, [formatMessage]);
}
