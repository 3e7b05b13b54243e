import { useIntl } from 'react-intl';

import { Note } from '@campavia/ui';

import { Facts } from './vehicle-form.styles';
import { fieldMessages } from './field.messages';
import { formatField } from './format-field';
import type { IdentifiedVehicle } from './identified-vehicle';
import { vehicleMessages } from './vehicle.messages';

/** The fixed fields, and why they are fixed. */
export function LockedFacts({ vehicle }: { vehicle: IdentifiedVehicle }) {
  const intl = useIntl();
  return (
    <>
      <Note>{intl.formatMessage(vehicleMessages.locked)}</Note>
      <Facts>
        {vehicle.locked_fields.map((name) => (
          <div key={name}>
            <dt>{intl.formatMessage(fieldMessages[name])}</dt>
            <dd>{formatField(intl, { name, value: vehicle[name], currency: vehicle.currency })}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}
