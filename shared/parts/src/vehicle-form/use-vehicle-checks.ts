import { useIntl } from 'react-intl';

import type { Vehicle } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';
import { useToday } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import {
  findDateProblem,
  findNumberProblem,
  limitsOf,
  NUMBER_FIELDS,
  type NumberField,
} from './rules/vehicle-checks';
import { POINT_FIELD } from './rules/vehicle-values';

import { checkMessages } from './check.messages';

/** The fields of a vehicle that the checks read. */
export type CheckedVehicle = Pick<Vehicle, NumberField | 'date' | 'locked_fields'>;

/** The checks of the visible fields; fixed ones have none. */
export function useVehicleChecks(saved: CheckedVehicle): Record<string, FieldCheck> {
  const { formatMessage, formatNumber } = useIntl();
  const today = plainDate(useToday());
  const isOpen = (field: string) => !(saved.locked_fields as readonly string[]).includes(field);

  const numberCheck =
    (field: NumberField): FieldCheck =>
    (text) => {
      const problem = findNumberProblem(field, text, saved);
      const { least, most } = limitsOf(field);
      const bound = formatNumber(problem === 'tooMuch' ? most : least);
      return problem && formatMessage(checkMessages[problem], { bound });
    };

  const dateCheck: FieldCheck = (date) => {
    const problem = findDateProblem(date, { saved, today });
    return problem && formatMessage(checkMessages[problem]);
  };

  const cityCheck: FieldCheck = (_, values) =>
    values[POINT_FIELD] ? undefined : formatMessage(checkMessages.noTown);

  const numbers = NUMBER_FIELDS.filter(isOpen).map((field) => [field, numberCheck(field)] as const);
  return {
    ...Object.fromEntries(numbers),
    ...(isOpen('date') && { date: dateCheck }),
    'location.city': cityCheck,
  };
}
