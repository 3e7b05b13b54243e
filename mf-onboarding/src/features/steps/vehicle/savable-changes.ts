import type { UpdateVehicle, Vehicle } from '@campavia/contracts';
import { type FieldValues } from '@campavia/domain';
import { changesOf, dateOf } from '@campavia/parts/vehicle-form';
import type { FieldCheck } from '@campavia/ui/forms';

const PLACE = ['street', 'zipcode', 'city', 'country'] as const;

/** What differs from the saved vehicle and is right: the rest is kept as it is typed until it is. */
export function savableChanges(
  saved: Vehicle,
  values: FieldValues,
  checks: Record<string, FieldCheck>,
): UpdateVehicle {
  const texts = { ...values, date: dateOf(values) ?? '' } as Record<string, string>;
  const isRight = ([name, value]: [string, unknown]) => {
    if (name === 'location') return isWholePlace(value as NonNullable<UpdateVehicle['location']>);
    // The model of another brand is taken back with it.
    return (value !== '' || name === 'model') && !checks[name]?.(texts[name] ?? '', texts);
  };
  return Object.fromEntries(Object.entries(changesOf(saved, values)).filter(isRight));
}

function isWholePlace(place: NonNullable<UpdateVehicle['location']>): boolean {
  return PLACE.every((name) => place[name]) && place.latitude !== undefined && place.longitude !== undefined;
}
