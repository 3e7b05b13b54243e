import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  MAX_STREET_LENGTH,
  MAX_ZIPCODE_LENGTH,
  type FieldValues,
  type VehicleAddress,
  writePoint,
} from '@campavia/domain';
import { FormField } from '@campavia/ui/forms';

import { SectionHead } from '../fields';

import { AddressField, type UseAddressChoices } from './address-field';
import { fieldMessages } from './field.messages';
import { POINT_FIELD } from './rules/vehicle-values';
import { TownField, type UseTownChoices } from './town-field';
import { vehicleMessages } from './vehicle.messages';
import { Fields, Section, TwoFields } from './vehicle-form.styles';

export interface LocationSectionProps {
  values: FieldValues;
  useTownChoices: UseTownChoices;
  useAddressChoices: UseAddressChoices;
}

/** The pick-up location of the vehicle: a found address fills in the fields, which can also be typed. */
export function LocationSection({ values, useTownChoices, useAddressChoices }: LocationSectionProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [chosen, setChosen] = useState<{ values: FieldValues; count: number }>({ values, count: 0 });
  const section = useRef<HTMLElement>(null);

  function choose(address: VehicleAddress) {
    setChosen(({ count }) => ({ values: { ...values, ...fieldsOf(address) }, count: count + 1 }));
  }

  // The fields of a chosen address count as typed.
  useEffect(() => {
    if (chosen.count > 0) section.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen.count]);

  const shown = chosen.count > 0 ? chosen.values : values;
  return (
    <Section ref={section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={formatMessage(vehicleMessages.place)}
        text={formatMessage(vehicleMessages.placeText)}
      />
      <AddressField useAddressChoices={useAddressChoices} onChoose={choose} />
      <Fields key={chosen.count}>
        <TwoFields>
          <FormField
            name="location.street"
            label={formatMessage(fieldMessages.street)}
            defaultValue={shown['location.street']}
            maxLength={MAX_STREET_LENGTH}
            autoComplete="street-address"
          />
          <FormField
            name="location.zipcode"
            label={formatMessage(fieldMessages.zipcode)}
            defaultValue={shown['location.zipcode']}
            maxLength={MAX_ZIPCODE_LENGTH}
            autoComplete="postal-code"
          />
        </TwoFields>
        <TownField values={shown} useTownChoices={useTownChoices} />
      </Fields>
    </Section>
  );
}

function fieldsOf({ street, zipcode, city, ...point }: VehicleAddress): FieldValues {
  return {
    'location.street': street,
    'location.zipcode': zipcode,
    'location.city': city,
    [POINT_FIELD]: writePoint(point),
  };
}
