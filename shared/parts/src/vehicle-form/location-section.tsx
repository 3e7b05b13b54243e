import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  MAX_STREET_LENGTH,
  MAX_ZIPCODE_LENGTH,
  type FieldValues,
  readPoint,
  type TownChoice,
} from '@campavia/domain';
import { Combobox } from '@campavia/ui/choices';
import { FormField, useFormField } from '@campavia/ui/forms';
import { MapPin } from '@campavia/ui/icons';

import { SectionHead, useHiddenValue } from '../fields';

import { POINT_FIELD } from './rules/vehicle-values';
import { Section, TwoFields } from './vehicle-form.styles';
import { fieldMessages } from './field.messages';
import { hintMessages } from './hint.messages';
import { vehicleMessages } from './vehicle.messages';

/** The towns that a text may mean, as a hook. */
export type UseTownChoices = (text: string) => { choices: TownChoice[]; isLoading: boolean };

export interface LocationSectionProps {
  values: FieldValues;
  useTownChoices: UseTownChoices;
}

/** Where the vehicle is picked up. */
export function LocationSection({ values, useTownChoices }: LocationSectionProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={formatMessage(vehicleMessages.place)}
        text={formatMessage(vehicleMessages.placeText)}
      />
      <TownField values={values} useTownChoices={useTownChoices} />
      <TwoFields>
        <FormField
          name="location.street"
          label={formatMessage(fieldMessages.street)}
          defaultValue={values['location.street']}
          maxLength={MAX_STREET_LENGTH}
          autoComplete="street-address"
        />
        <FormField
          name="location.zipcode"
          label={formatMessage(fieldMessages.zipcode)}
          defaultValue={values['location.zipcode']}
          maxLength={MAX_ZIPCODE_LENGTH}
          autoComplete="postal-code"
        />
      </TwoFields>
    </Section>
  );
}

const CITY_FIELD = 'location.city';

/** A town of the list: a text that was typed and not chosen has no place on the map. */
function TownField({ values, useTownChoices }: LocationSectionProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const label = formatMessage(fieldMessages.city);
  const { id, error } = useFormField(CITY_FIELD, label);
  const [town, setTown] = useState({ name: values[CITY_FIELD] ?? '', point: values[POINT_FIELD] ?? '' });
  const [isTyping, setTyping] = useState(false);
  const name = useHiddenValue();
  const point = useHiddenValue();
  const { choices, isLoading } = useTownChoices(isTyping ? town.name : '');

  function change(next: { name: string; point: string }) {
    setTown(next);
    name.change(next.name);
    point.change(next.point);
  }

  const country = readPoint(town.point)?.country;
  return (
    <div>
      <Combobox
        id={id}
        label={label}
        hint={country ? formatDisplayName(country, { type: 'region' }) : formatMessage(hintMessages.city)}
        error={error}
        icon={MapPin}
        inputValue={town.name}
        items={choices}
        isLoading={isLoading}
        onInputChange={(text) => {
          setTyping(true);
          change({ name: text, point: '' });
        }}
        onChoose={(choice) => {
          setTyping(false);
          change({ name: choice.name, point: choice.point });
        }}
      />
      <input ref={name.field} type="hidden" name={CITY_FIELD} defaultValue={values[CITY_FIELD]} />
      <input ref={point.field} type="hidden" name={POINT_FIELD} defaultValue={values[POINT_FIELD]} />
    </div>
  );
}
