import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { REGISTRATION_COUNTRIES } from '@campavia/domain';
import { ChoiceField, StepperField } from '@campavia/parts/fields';
import { useSite } from '@campavia/remote-kit';
import { Card, Stack } from '@campavia/ui';
import { FormField } from '@campavia/ui/forms';

import { TypePicker } from '../../../components/type-picker';
import type { AnswerField, Answers } from '../../../rules/earnings/answer-checks';

import { fieldMessages } from './field.messages';
import { TwoFields } from './question-form.styles';

export interface QuestionFieldsProps {
  answers: Answers;
  fields: readonly AnswerField[];
}

const MAX_YEAR_LENGTH = 4;
const MAX_WEEKS_LENGTH = 2;
const MAX_NAME_LENGTH = 80;
const MAX_EMAIL_LENGTH = 254;
const MAX_PHONE_LENGTH = 30;
const MAX_SEATS = 9;
const USUAL_SEATS = '4';

export function VehicleFields({ answers }: QuestionFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={6}>
      <TypePicker
        name="vehicle_type"
        label={formatMessage(fieldMessages.vehicle_type)}
        value={answers.vehicle_type}
      />
      <CountryField name="vehicle_registration_country" value={answers.vehicle_registration_country} />
    </Stack>
  );
}

export function PropertyFields({ answers, fields }: QuestionFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Card $isPadded>
      <TwoFields>
        <WholeField name="vehicle_registered_year" answers={answers} maxLength={MAX_YEAR_LENGTH} />
        {fields.includes('number_of_seats') && (
          <StepperField
            name="number_of_seats"
            label={formatMessage(fieldMessages.number_of_seats)}
            value={answers.number_of_seats ?? USUAL_SEATS}
            min={1}
            max={MAX_SEATS}
          />
        )}
        {fields.includes('number_of_weeks') && (
          <>
            <WholeField
              name="number_of_weeks"
              answers={answers}
              maxLength={MAX_WEEKS_LENGTH}
              hint={formatMessage(fieldMessages.weeksHint)}
            />
            <WholeField
              name="number_of_weekends"
              answers={answers}
              maxLength={MAX_WEEKS_LENGTH}
              hint={formatMessage(fieldMessages.weekendsHint)}
            />
          </>
        )}
      </TwoFields>
    </Card>
  );
}

export function ContactFields({ answers }: QuestionFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Card $isPadded>
      <TwoFields>
        <FormField
          name="first_name"
          label={formatMessage(fieldMessages.first_name)}
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={answers.first_name}
        />
        <FormField
          name="last_name"
          label={formatMessage(fieldMessages.last_name)}
          autoComplete="family-name"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={answers.last_name}
        />
        <FormField
          name="email"
          type="email"
          label={formatMessage(fieldMessages.email)}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={answers.email}
        />
        <FormField
          name="phone_number"
          type="tel"
          label={formatMessage(fieldMessages.phone_number)}
          isOptional
          hint={formatMessage(fieldMessages.phoneHint)}
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          defaultValue={answers.phone_number}
        />
        <CountryField name="country" value={answers.country} />
      </TwoFields>
    </Card>
  );
}

interface WholeFieldProps {
  name: 'vehicle_registered_year' | 'number_of_weeks' | 'number_of_weekends';
  answers: Answers;
  maxLength: number;
  hint?: ReactNode;
}

function WholeField({ name, answers, maxLength, hint }: WholeFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <FormField
      name={name}
      label={formatMessage(fieldMessages[name])}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      defaultValue={answers[name]}
    />
  );
}

interface CountryFieldProps {
  name: 'country' | 'vehicle_registration_country';
  value: string | undefined;
}

/** A country, by default that of the site. */
function CountryField({ name, value }: CountryFieldProps) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const { country } = useSite();
  const choices = useMemo(
    () =>
      REGISTRATION_COUNTRIES.map((id) => ({
        id,
        name: formatDisplayName(id, { type: 'region' }) ?? id,
      })).toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    [formatDisplayName, locale],
  );
  return (
    <ChoiceField
      name={name}
      label={formatMessage(fieldMessages[name])}
      value={value ?? country}
      choices={choices}
      placeholder={formatMessage(fieldMessages.choose)}
    />
  );
}
