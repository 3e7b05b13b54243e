import { useIntl } from 'react-intl';

import type { UpdateVehicle, Vehicle } from '@campavia/contracts';
import {
  LocationSection,
  IdentitySection,
  SizeSection,
  useVehicleChecks,
  valuesOf,
} from '@campavia/parts/vehicle-form';
import { useNavigate } from '@campavia/remote-kit';
import { Small, Stack } from '@campavia/ui';
import { Form, formErrorsOf, SubmitButton, type FieldCheck } from '@campavia/ui/forms';

import { useAutosave, type Autosave } from '../../../data/use-autosave';
import { useCreateListing } from '../../../data/use-create-listing';
import { useAddressChoices } from '../../../data/use-address-choices';
import { useTownChoices } from '../../../data/use-town-choices';
import { useVehicleMakes } from '../../../data/use-vehicle-makes';
import type { VehicleDraft } from '../../../data/use-vehicle-draft';
import { stepAfter, stepPath, type Step } from '../../../rules/steps';
import { TypePicker } from '../../../components/type-picker';
import { frameMessages } from '../frame/frame.messages';
import { StepFoot } from '../frame/step-foot';
import { StepFrame } from '../frame/step-frame';

import { savableChanges } from './savable-changes';
import { vehicleStepMessages } from './vehicle-step.messages';

export interface VehicleStepProps {
  draft: VehicleDraft;
  step: Step;
}

/** A step whose fields are those of the vehicle: saved while they are typed. */
export function VehicleStep({ draft, step }: VehicleStepProps) {
  const { formatMessage } = useIntl();
  const { camper, vehicle, keptIn } = draft;
  const checks = useVehicleChecks(vehicle);
  const autosave = useAutosave<Vehicle, UpdateVehicle>({
    listing: camper ? String(camper.id) : 'new',
    resource: vehicle,
    foreignEdits: draft.foreignEdits,
    valuesOf,
    changesOf: (saved, values) => savableChanges(saved, values, checks),
    save: draft.save,
  });
  const { goOn, isBusy, entries } = useGoOn({ draft, step }, autosave);
  const creates = step === 'vehicle-location' && !camper;
  return (
    <StepFrame
      step={step}
      camper={camper}
      saving={{ state: autosave.state, keptIn }}
      isEditedElsewhere={draft.foreignEdits > 0}
    >
      <div onInput={autosave.readAgain} ref={autosave.frame}>
        <Form
          summaryTitle={formatMessage(frameMessages.notSaved)}
          checks={useStepChecks(step, checks)}
          errors={formErrorsOf(entries, { unknown: formatMessage(frameMessages.unknown) })}
          isBusy={isBusy}
          onSubmit={() => void goOn()}
        >
          <Stack key={autosave.version} $gap={6}>
            <Fields step={step} vehicle={vehicle} values={autosave.values} />
          </Stack>
          <StepFoot step={step} camperId={camper?.id}>
            <SubmitButton variant="main" busyLabel={formatMessage(vehicleStepMessages.creating)}>
              {formatMessage(creates ? vehicleStepMessages.create : frameMessages.goOn)}
            </SubmitButton>
          </StepFoot>
          {step === 'vehicle-properties' && (
            <Small as="p" $tone="soft">
              {formatMessage(vehicleStepMessages.open)}
            </Small>
          )}
        </Form>
      </div>
    </StepFrame>
  );
}

interface FieldsProps extends Pick<Autosave, 'values'> {
  step: Step;
  vehicle: Vehicle;
}

function Fields({ step, vehicle, values }: FieldsProps) {
  const { formatMessage } = useIntl();
  const makes = useVehicleMakes();
  if (step === 'vehicle-type') {
    return <TypePicker name="type" label={formatMessage(vehicleStepMessages.type)} value={values.type} />;
  }
  if (step === 'vehicle-location')
    return (
      <LocationSection
        values={values}
        useTownChoices={useTownChoices}
        useAddressChoices={useAddressChoices}
      />
    );
  return (
    <>
      <IdentitySection vehicle={vehicle} values={values} makes={makes} isTypeKnown />
      <SizeSection vehicle={vehicle} values={values} />
    </>
  );
}

function useStepChecks(step: Step, checks: Record<string, FieldCheck>): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  const { 'location.city': city, ...others } = checks;
  const needed =
    (message: 'typeNeeded' | 'streetNeeded' | 'zipcodeNeeded'): FieldCheck =>
    (text) =>
      text.trim() ? undefined : formatMessage(vehicleStepMessages[message]);
  if (step === 'vehicle-type') return { type: needed('typeNeeded') };
  if (step === 'vehicle-properties') return others;
  return {
    ...(city && { 'location.city': city }),
    'location.street': needed('streetNeeded'),
    'location.zipcode': needed('zipcodeNeeded'),
  };
}

/** Saves what is open and goes on; with the place of a listing that is not created yet it is. */
function useGoOn({ draft, step }: VehicleStepProps, { flush, state }: Autosave) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { camper } = draft;
  const { create, isBusy, obstacle, entries } = useCreateListing(draft);
  const isNew = step === 'vehicle-location' && !camper;

  /** What cannot be sent without a connection is kept, and sent by the next step. */
  async function goOn(): Promise<void> {
    const outcome = await flush();
    if (outcome === 'refused') return;
    const id = isNew ? await create() : camper?.id;
    if (isNew && id === undefined) return;
    await navigate(stepPath(stepAfter(step), id === undefined ? null : String(id)));
  }

  const obstacles = { type: vehicleStepMessages.typeFirst, offline: vehicleStepMessages.noConnection };
  const refused = state.kind === 'refused' ? state.entries : [];
  return {
    goOn,
    isBusy,
    entries: obstacle ? [{ text: formatMessage(obstacles[obstacle]) }] : [...refused, ...entries],
  };
}
