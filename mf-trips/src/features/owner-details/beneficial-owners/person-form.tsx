import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { BeneficialOwner, CreateBeneficialOwner } from '@campavia/contracts';
import { ChoiceField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { Button, H3, Stack, Row } from '@campavia/ui';
import { BirthDateField, Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useFormErrors } from '../../../components/use-form-errors';
import type { UseDeclaration } from '../../../data/account/use-declaration';
import { COUNTRIES } from '../../../rules/countries';
import { isBirthDate, isEmpty } from '../../../rules/form-checks';

import { AddressFields } from '../professional/address-fields';
import { professionalMessages } from '../professional/professional.messages';
import { Pair } from '../professional/professional.styles';
import { useCountries } from '../use-countries';
import { beneficialOwnersMessages } from './beneficial-owners.messages';

export interface PersonFormProps {
  state: UseDeclaration;
  /** The person to edit; undefined for a new one. */
  person: BeneficialOwner | undefined;
  /** Undefined if there is nothing else to show. */
  onClose: (() => void) | undefined;
  onSaved: () => void;
}

const TEXTS = ['first_name', 'last_name', 'birth_city', 'street', 'zipcode', 'city'] as const;
const LABELS = {
  first_name: professionalMessages.firstName,
  last_name: professionalMessages.lastName,
  birth_city: beneficialOwnersMessages.birthCity,
  street: professionalMessages.street,
  zipcode: professionalMessages.zipcode,
  city: professionalMessages.city,
} as const;
const FIELDS = [...TEXTS, 'birthday', 'birth_country', 'nationality', 'country'] as const;
const NOBODY = { street: null, zipcode: null, city: null, country: '' };

export function PersonForm({ state, person, onClose, onSaved }: PersonFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const errors = useFormErrors(state.personEntries);
  const checks = useChecks();

  async function save(values: FormValues) {
    const form = Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? '']));
    if (!(await state.savePerson(form as CreateBeneficialOwner, person?.id))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(beneficialOwnersMessages.saved) });
    onSaved();
  }

  return (
    <Stack as="section" $gap={4}>
      <H3 as="h2">
        {formatMessage(person ? beneficialOwnersMessages.change : beneficialOwnersMessages.add)}
      </H3>
      <Form
        summaryTitle={formatMessage(beneficialOwnersMessages.notSaved)}
        onSubmit={(values) => void save(values)}
        errors={errors}
        checks={checks}
        isBusy={state.isBusy}
      >
        <PersonFields person={person} />
        <AddressFields known={person ?? NOBODY} countries={COUNTRIES} />
        <Row $gap={3}>
          <SubmitButton busyLabel={formatMessage(professionalMessages.saving)}>
            {formatMessage(beneficialOwnersMessages.save)}
          </SubmitButton>
          {onClose && (
            <Button variant="line" onClick={onClose}>
              {formatMessage(beneficialOwnersMessages.cancel)}
            </Button>
          )}
        </Row>
      </Form>
    </Stack>
  );
}

function PersonFields({ person }: Pick<PersonFormProps, 'person'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Pair>
        <FormField
          name="first_name"
          label={formatMessage(professionalMessages.firstName)}
          maxLength={100}
          defaultValue={person?.first_name ?? ''}
        />
        <FormField
          name="last_name"
          label={formatMessage(professionalMessages.lastName)}
          maxLength={100}
          defaultValue={person?.last_name ?? ''}
        />
      </Pair>
      <BirthDateField
        name="birthday"
        label={formatMessage(professionalMessages.birthDate)}
        hint={formatMessage(professionalMessages.birthDateHint)}
        defaultValue={person?.birthday ?? null}
      />
      <FormField
        name="birth_city"
        label={formatMessage(beneficialOwnersMessages.birthCity)}
        maxLength={100}
        defaultValue={person?.birth_city ?? ''}
      />
      <Countries person={person} />
    </>
  );
}

function Countries({ person }: Pick<PersonFormProps, 'person'>) {
  const { formatMessage } = useIntl();
  const countries = useCountries(COUNTRIES);
  return (
    <Pair>
      <ChoiceField
        name="birth_country"
        label={formatMessage(beneficialOwnersMessages.birthCountry)}
        choices={countries}
        value={person?.birth_country}
      />
      <ChoiceField
        name="nationality"
        label={formatMessage(professionalMessages.nationality)}
        choices={countries}
        value={person?.nationality}
      />
    </Pair>
  );
}

function useChecks() {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const needed = (label: MessageDescriptor) => (written: string) =>
      isEmpty(written)
        ? formatMessage(professionalMessages.needed, { field: formatMessage(label) })
        : undefined;
    const chosen = (code: string) =>
      isEmpty(code) ? formatMessage(beneficialOwnersMessages.noCountry) : undefined;
    return {
      ...Object.fromEntries(TEXTS.map((field) => [field, needed(LABELS[field])])),
      birth_country: chosen,
      nationality: chosen,
      country: chosen,
      birthday: (written: string) =>
        isEmpty(written) || !isBirthDate(written) ? formatMessage(professionalMessages.noSuchDay) : undefined,
    };
  }, [formatMessage]);
}
