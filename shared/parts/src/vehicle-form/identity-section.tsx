import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  INSURANCE_FIELDS,
  VEHICLE_TYPES,
  type FieldValues,
  isModelOfOtherBrand,
  suggestNames,
  type MakeNames,
  REGISTRATION_COUNTRIES,
} from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import { BirthDateField, FormField } from '@campavia/ui/forms';

import { ChoiceField, NumberField, SectionHead, SuggestionField } from '../fields';

import { dateOf } from './rules/vehicle-values';
import { PairedFields, Section } from './vehicle-form.styles';
import { fieldMessages } from './field.messages';
import { hintMessages } from './hint.messages';
import type { IdentifiedVehicle } from './identified-vehicle';
import { LicenceNote } from './licence-note';
import { LockedFacts } from './locked-facts';
import { vehicleMessages } from './vehicle.messages';

export interface IdentitySectionProps {
  vehicle: IdentifiedVehicle;
  values: FieldValues;
  /** The lists of brands and manufacturers; empty while they are loaded. */
  makes: MakeNames;
  /** Whether the type was chosen before. */
  isTypeKnown?: boolean;
}

/** The fields that identify the vehicle and that insurances depend on. Fixed ones are shown as text. */
export function IdentitySection(props: IdentitySectionProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { vehicle } = props;
  const locked = vehicle.locked_fields;
  return (
    <Section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={formatMessage(vehicleMessages.identity)}
        text={formatMessage(vehicleMessages.identityText)}
      />
      {locked.length > 0 && <LockedFacts vehicle={vehicle} />}
      {locked.length < INSURANCE_FIELDS.length && <OpenFields {...props} />}
    </Section>
  );
}

function OpenFields({ vehicle, values, makes, isTypeKnown }: IdentitySectionProps) {
  const { formatMessage } = useIntl();
  const { locked_fields: locked, currency } = vehicle;
  const isOpen = (field: (typeof INSURANCE_FIELDS)[number]) => !locked.includes(field);
  return (
    <PairedFields>
      {!isTypeKnown && isOpen('type') && <TypeField values={values} />}
      <MakeFields isOpen={isOpen} values={values} makes={makes} />
      {isOpen('date') && (
        <BirthDateField
          name="date"
          label={formatMessage(fieldMessages.date)}
          hint={formatMessage(hintMessages.date)}
          defaultValue={dateOf(values)}
          isBirthday={false}
        />
      )}
      {isOpen('registration') && (
        <FormField
          name="registration"
          label={formatMessage(fieldMessages.registration)}
          hint={formatMessage(hintMessages.registration)}
          defaultValue={values.registration}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {isOpen('registration_country') && <CountryField values={values} />}
      {isOpen('gvw') && (
        <div>
          <NumberField
            name="gvw"
            label={formatMessage(fieldMessages.gvw)}
            hint={formatMessage(hintMessages.gvw)}
            value={values.gvw}
            unit="kg"
            isWhole
          />
          <LicenceNote values={values} />
        </div>
      )}
      {isOpen('value') && (
        <NumberField
          name="value"
          label={formatMessage(fieldMessages.value)}
          hint={formatMessage(hintMessages.value)}
          value={values.value}
          unit={currency}
          isWhole
        />
      )}
    </PairedFields>
  );
}

function TypeField({ values }: { values: FieldValues }) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceField
      name="type"
      label={formatMessage(fieldMessages.type)}
      hint={formatMessage(hintMessages.type)}
      value={values.type}
      choices={VEHICLE_TYPES.map(({ id, code }) => ({
        id: String(id),
        name: formatMessage(vehicleTypeMessages[code]),
      }))}
    />
  );
}

interface MakeFieldsProps {
  isOpen: (field: 'manufacturer' | 'brand' | 'model') => boolean;
  values: FieldValues;
  makes: MakeNames;
}

/** Fields with suggestions of brands and manufacturers. Suggested models depend on the chosen brand. */
function MakeFields({ isOpen, values, makes }: MakeFieldsProps) {
  const { formatMessage } = useIntl();
  const [clearings, setClearings] = useState(0);
  const { baseVehicles, brands, modelsOf } = makes;
  const models = modelsOf.get((values.brand ?? '').trim().toLowerCase()) ?? [];
  const lists = { manufacturer: baseVehicles, brand: brands, model: models };

  function changeBrand(brand: string) {
    const isForeign = isModelOfOtherBrand(makes, { brand, model: values.model ?? '' });
    if (isForeign) setClearings((before) => before + 1);
  }

  return (['manufacturer', 'brand', 'model'] as const)
    .filter(isOpen)
    .map((name) => (
      <SuggestionField
        key={name}
        name={name}
        label={formatMessage(fieldMessages[name])}
        hint={formatMessage(hintMessages[name])}
        value={values[name]}
        suggest={(text) => suggestNames(lists[name], text)}
        onChange={name === 'brand' ? changeBrand : undefined}
        clearings={name === 'model' ? clearings : 0}
      />
    ));
}

function CountryField({ values }: { values: FieldValues }) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const { registration_country: value = '' } = values;
  const choices = useMemo(() => {
    const codes = [...new Set([...REGISTRATION_COUNTRIES, ...(value ? [value] : [])])];
    return codes
      .map((id) => ({ id, name: formatDisplayName(id, { type: 'region' }) ?? id }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  }, [formatDisplayName, locale, value]);
  return (
    <ChoiceField
      name="registration_country"
      label={formatMessage(fieldMessages.registration_country)}
      hint={formatMessage(hintMessages.registration_country)}
      value={value}
      choices={choices}
      placeholder={formatMessage(vehicleMessages.choose)}
    />
  );
}
