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
import { useTypedForm } from '../../../data/use-typed-form';
import { useAddressChoices } from '../../../data/use-address-choices';
import { useTownChoices } from '../../../data/use-town-choices';
import { useVehicleMakes } from '../../../data/use-vehicle-makes';
import { useEditVehicle } from '../../../data/use-vehicle';
import { EnterSaves } from '../enter-saves';
import { Sections } from '../vehicle.styles';

import { conflictRows } from './conflict-rows';

export type TypedVehicle = ReturnType<typeof useTypedVehicle>;

export interface VehicleFormProps {
  typed: TypedVehicle;
  /** Saves the page. */
  onSave: () => void;
}

/** The form of the vehicle: identity, size and location. The page has the button that saves it. */
export function VehicleForm({ typed, onSave }: VehicleFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { edit, values, changes, changeCount } = typed;
  const checks = useVehicleChecks(edit.baseline);
  const makes = useVehicleMakes();
  return (
    <div onInput={typed.readAgain} ref={typed.frame}>
      <LeaveQuestion isDirty={changeCount > 0} onLeave={typed.discard} />
      <Form
        summaryTitle={formatMessage(vehicleMessages.notSaved)}
        checks={checks}
        errors={formErrorsOf(edit.refused?.entries ?? [], {
          unknown: formatMessage(vehicleMessages.unknown),
        })}
        isBusy={edit.isBusy}
        onSubmit={() => void typed.save(changes)}
      >
        <EnterSaves onSave={onSave} />
        <FormConflict
          typed={typed}
          rowsOf={(theirs) => conflictRows(intl, { baseline: edit.baseline, theirs, changes })}
        />
        <Sections key={typed.version}>
          <IdentitySection vehicle={edit.baseline} values={values} makes={makes} />
          <SizeSection vehicle={edit.baseline} values={values} />
          <LocationSection
            values={values}
            useTownChoices={useTownChoices}
            useAddressChoices={useAddressChoices}
          />
        </Sections>
      </Form>
    </div>
  );
}

export function useTypedVehicle(camper: OwnCamper, saved: Vehicle) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return useTypedForm<Vehicle, UpdateVehicle, UpdateVehicle>({
    draft: `vehicle ${camper.id}`,
    useEditing: (isDirty) => useEditVehicle(camper, saved, isDirty),
    valuesOf,
    changesOf,
    toSent: (changes) => changes,
    onSaved: () => events.send('toast.shown', { tone: 'good', title: formatMessage(vehicleMessages.saved) }),
  });
}
