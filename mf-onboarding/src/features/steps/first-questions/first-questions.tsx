import { useIntl } from 'react-intl';

import type { UpdateVehicle, Vehicle } from '@campavia/contracts';
import { isTowed, VEHICLE_LIMITS } from '@campavia/domain';
import { StepperField } from '@campavia/parts/fields';
import { fieldMessages, useVehicleChecks, valuesOf } from '@campavia/parts/vehicle-form';
import { type SlotProps, useNavigate, useUser } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';
import { Form, SubmitButton } from '@campavia/ui/forms';

import { TypePicker } from '../../../components/type-picker';
import { useAutosave } from '../../../data/use-autosave';
import { useLocalDraft } from '../../../data/use-vehicle-draft';
import { stepPath } from '../../../rules/steps';
import { frameMessages } from '../frame/frame.messages';
import { savableChanges } from '../vehicle/savable-changes';
import { vehicleStepMessages } from '../vehicle/vehicle-step.messages';

import { firstQuestionsMessages } from './first-questions.messages';
import { Counts, Foot, Questions } from './first-questions.styles';

export type FirstQuestionsProps = SlotProps['rent-out.first-questions'];

/** The first questions of a listing, before signing in: the browser stores the answers until it is created. */
export function FirstQuestions({ labelledBy }: FirstQuestionsProps) {
  const user = useUser();
  return <QuestionsOf key={user?.id ?? 'visitor'} userId={user?.id} labelledBy={labelledBy} />;
}

function QuestionsOf({ userId, labelledBy }: FirstQuestionsProps & { userId: number | undefined }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { vehicle, foreignEdits, keptIn, save } = useLocalDraft(userId);
  const checks = useVehicleChecks(vehicle);
  const autosave = useAutosave<Vehicle, UpdateVehicle>({
    listing: 'new',
    resource: vehicle,
    foreignEdits,
    valuesOf,
    changesOf: (saved, values) => savableChanges(saved, values, checks),
    save,
  });
  const { values } = autosave;
  const counts = isTowed(Number(values.type)) ? (['beds'] as const) : (['seatbelts', 'beds'] as const);

  async function goOn() {
    await autosave.flush();
    await navigate(stepPath(values.type ? 'vehicle-properties' : 'vehicle-type', null));
  }

  const isKept = keptIn === 'browser' && autosave.state.kind === 'saved';
  return (
    <Questions role="group" aria-labelledby={labelledBy} onInput={autosave.readAgain} ref={autosave.frame}>
      <Form
        summaryTitle={formatMessage(frameMessages.notSaved)}
        checks={{
          type: (text) => (text ? undefined : formatMessage(vehicleStepMessages.typeNeeded)),
        }}
        onSubmit={() => void goOn()}
      >
        <TypePicker
          key={autosave.version}
          name="type"
          label={formatMessage(vehicleStepMessages.type)}
          value={values.type}
        />
        <Counts>
          {counts.map((name) => (
            <StepperField
              key={`${name} ${autosave.version}`}
              name={name}
              label={formatMessage(fieldMessages[name])}
              value={values[name]}
              min={VEHICLE_LIMITS[name].least}
              max={VEHICLE_LIMITS[name].most}
            />
          ))}
        </Counts>
        <Foot>
          <SubmitButton variant="main" busyLabel={formatMessage(vehicleStepMessages.creating)}>
            {formatMessage(firstQuestionsMessages.goOn)}
          </SubmitButton>
          <Small role="status" $tone="soft">
            {formatMessage(isKept ? frameMessages.inBrowser : firstQuestionsMessages.noAccount)}
          </Small>
        </Foot>
      </Form>
    </Questions>
  );
}
