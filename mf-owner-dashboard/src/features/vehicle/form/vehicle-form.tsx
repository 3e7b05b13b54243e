import { useIntl } from 'react-intl';

import type { OwnCamper, UpdateVehicle, Vehicle } from '@campavia/contracts';
import {
  changesOf,
  valuesOf,
  IdentitySection,
  LocationSection,
  SizeSection,
  useVehicleChecks,
  vehicleMessages,
} from '@campavia/parts/vehicle-form';
import { usePlatform } from '@campavia/remote-kit';
import { Form, formErrorsOf } from '@campavia/ui/forms';

import { FormConflict } from '../../../components/edit/form-conflict';
import { LeaveQuestion } from '../../../components/edit/leave-question';
import { SaveBar } from '../../../components/edit/save-bar';
import { useTypedForm } from '../../../data/use-typed-form';
import { useTownChoices } from '../../../data/use-town-choices';
import { useVehicleMakes } from '../../../data/use-vehicle-makes';
import { useEditVehicle } from '../../../data/use-vehicle';
import { Sections } from '../vehicle.styles';

import { conflictRows } from './conflict-rows';

export interface VehicleFormProps {
  camper: OwnCamper;
  saved: Vehicle;
}

/** What the vehicle is, how big it is and where it stands. */
export function VehicleForm({ camper, saved }: VehicleFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const typed = useTypedVehicle(camper, saved);
  const { edit, values, changes, changeCount } = typed;
  const checks = useVehicleChecks(edit.baseline);
  const makes = useVehicleMakes();
  return (
    <div onInput={typed.readAgain} ref={typed.frame}>
      <LeaveQuestion isDirty={changeCount > 0} />
      <Form
        summaryTitle={formatMessage(vehicleMessages.notSaved)}
        checks={checks}
        errors={formErrorsOf(edit.refused?.entries ?? [], {
          unknown: formatMessage(vehicleMessages.unknown),
        })}
        isBusy={edit.isBusy}
        onSubmit={() => void typed.save(changes)}
      >
        <FormConflict
          typed={typed}
          rowsOf={(theirs) => conflictRows(intl, { baseline: edit.baseline, theirs, changes })}
        />
        <Sections key={typed.version}>
          <IdentitySection vehicle={edit.baseline} values={values} makes={makes} />
          <SizeSection vehicle={edit.baseline} values={values} />
          <LocationSection values={values} useTownChoices={useTownChoices} />
        </Sections>
        <SaveBar changeCount={changeCount} isBusy={edit.isBusy} onDiscard={typed.discard} />
      </Form>
    </div>
  );
}

function useTypedVehicle(camper: OwnCamper, saved: Vehicle) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return useTypedForm<Vehicle, UpdateVehicle, UpdateVehicle>({
    useEditing: (isDirty) => useEditVehicle(camper, saved, isDirty),
    valuesOf,
    changesOf,
    toSent: (changes) => changes,
    onSaved: () => events.send('toast.shown', { tone: 'good', title: formatMessage(vehicleMessages.saved) }),
  });
}
