import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { type FieldValues, PIN_FIELD, readPoint, type TownChoice, type TownPoint } from '@campavia/domain';
import { Slot } from '@campavia/remote-kit';
import { Skeleton } from '@campavia/ui';
import { useIsNear } from '@campavia/ui/browser';
import { Combobox } from '@campavia/ui/choices';
import { useFormField } from '@campavia/ui/forms';
import { MapPin } from '@campavia/ui/icons';

import { useHiddenValue } from '../fields';

import { fieldMessages } from './field.messages';
import { hintMessages } from './hint.messages';
import { POINT_FIELD } from './rules/vehicle-values';

/** A hook that returns the suggested towns for a text. */
export type UseTownChoices = (text: string) => { choices: TownChoice[]; isLoading: boolean };

export interface TownFieldProps {
  values: FieldValues;
  useTownChoices: UseTownChoices;
}

const CITY_FIELD = 'location.city';
const COUNTRY_CODE_LENGTH = 2;

/** A field to choose a town of the list with its position; typed text without a choice has none. */
export function TownField({ values, useTownChoices }: TownFieldProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const label = formatMessage(fieldMessages.city);
  const { id, error } = useFormField(CITY_FIELD, label);
  const [isTyping, setTyping] = useState(false);
  const name = useHiddenValue(values[CITY_FIELD]);
  const point = useHiddenValue(values[POINT_FIELD]);
  const { choices, isLoading } = useTownChoices(isTyping ? name.held : '');

  function change(next: { name: string; point: string }) {
    setTyping(next.point === '');
    name.change(next.name);
    point.change(next.point);
  }

  const place = readPoint(point.held);
  return (
    <div>
      <Combobox
        id={id}
        label={label}
        hint={
          place?.country.length === COUNTRY_CODE_LENGTH
            ? formatDisplayName(place.country, { type: 'region' })
            : formatMessage(hintMessages.city)
        }
        error={error}
        icon={MapPin}
        inputValue={name.held}
        items={choices}
        isLoading={isLoading}
        onInputChange={(text) => change({ name: text, point: '' })}
        onChoose={change}
      />
      <input ref={name.field} type="hidden" name={CITY_FIELD} defaultValue={name.held} />
      <input ref={point.field} type="hidden" name={POINT_FIELD} defaultValue={point.held} />
      {place && <Position key={point.held} place={place} />}
    </div>
  );
}

/**
 * The map on which the place can be corrected; without the part that draws it the middle of the town counts. It weighs
 * as much as the rest of the form, and most visits never reach it: it is loaded when it comes near the viewport.
 */
function Position({ place }: { place: TownPoint }) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  const { latitude, longitude } = place;
  const pending = <Skeleton $height="19rem" aria-hidden="true" />;
  return (
    <div ref={room}>
      {isNear ? (
        <Slot name="vehicle.position" with={{ name: PIN_FIELD, latitude, longitude }} pending={pending} />
      ) : (
        pending
      )}
    </div>
  );
}
