import type { IntlShape } from 'react-intl';

import type { UpdateVehicle, Vehicle } from '@campavia/contracts';
import { clashingNames, type EditSides } from '@campavia/domain';
import { fieldMessages, formatField } from '@campavia/parts/vehicle-form';

import type { ConflictRow } from '../../../components/edit/edit-conflict';

/** The fields that are changed here and were concurrently changed to another value. */
export function conflictRows(intl: IntlShape, sides: EditSides<Vehicle, UpdateVehicle>): ConflictRow[] {
  const { theirs, changes } = sides;
  const { currency } = theirs;
  return clashingNames<UpdateVehicle>(sides).map((name) => ({
    name,
    label: intl.formatMessage(fieldMessages[name]),
    theirs: formatField(intl, { name, value: theirs[name], currency }),
    mine: formatField(intl, { name, value: changes[name], currency }),
  }));
}
