import { useIntl } from 'react-intl';

import { TRIP_PURPOSES } from '@campavia/domain';
import { SubmitButton, type FormValues } from '@campavia/ui/forms';

import { removeTyped } from '../../../../data/typed-fields';
import { useSaveTrip } from '../../../../data/use-save-booking';
import { SelectField } from '../../../../components/forms/form-controls';
import { stepsOf } from '../../../../rules/funnel/funnel-steps';
import { pickSavableTravel, pickTravel, travellerCounts } from '../../../../rules/travel-form';
import { funnelMessages } from '../../funnel.messages';
import { TypedFields } from '../autosave/typed-fields';
import { StepFoot } from '../../layout/step-foot';
import type { StepProps } from '../../step-props';

import { SaveStatus } from '../autosave/save-status';
import { messageMessages } from './message.messages';
import { MessageField, useMessageCheck } from './message-field';
import { purposeMessages } from './purpose.messages';
import { StepForm } from '../step-form';
import { tripMessages } from './travel-details.messages';
import { useAutosaveFields } from '../autosave/use-autosave-fields';

export function TravelDetails({ funnel, booking, head, notes, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const { save, isBusy, entries } = useSaveTrip(booking);
  const place = `${booking.id}.travel-details`;
  const hasOwnMessageStep = stepsOf(funnel).includes('message-owner');
  const autosave = useAutosaveFields({ booking, place, changesOf: pickSavableTravel });
  const message = useMessageCheck();

  async function submit(values: FormValues) {
    autosave.discard();
    if (!(await save(pickTravel(values)))) return;
    removeTyped(place);
    onDone();
  }

  return (
    <StepForm
      head={head}
      notes={notes}
      entries={entries}
      isBusy={isBusy}
      checks={{
        purpose: (value) => (value === '' ? formatMessage(tripMessages.noPurpose) : undefined),
        message,
      }}
      onSubmit={(values) => void submit(values)}
    >
      <TypedFields place={place} onTyped={autosave.onTyped}>
        <Purpose chosen={booking.purpose} />
        <Travellers booking={booking} />
        {!hasOwnMessageStep && (
          <MessageField
            label={formatMessage(messageMessages.label, { owner: booking.owner.first_name })}
            defaultValue={booking.message ?? ''}
            isOptional
          />
        )}
        <SaveStatus {...autosave} />
      </TypedFields>
      <StepFoot funnel={funnel} booking={booking} step="travel-details">
        <SubmitButton busyLabel={formatMessage(funnelMessages.saving)}>
          {formatMessage(funnelMessages.goOn)}
        </SubmitButton>
      </StepFoot>
    </StepForm>
  );
}

function Purpose({ chosen }: { chosen: string | null }) {
  const { formatMessage } = useIntl();
  return (
    <SelectField name="purpose" label={formatMessage(tripMessages.purpose)} defaultValue={chosen ?? ''}>
      <option value="">{formatMessage(tripMessages.choose)}</option>
      {TRIP_PURPOSES.map((purpose) => (
        <option key={purpose} value={purpose}>
          {formatMessage(purposeMessages[purpose])}
        </option>
      ))}
    </SelectField>
  );
}

function Travellers({ booking }: Pick<StepProps, 'booking'>) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name="travelers"
      label={formatMessage(tripMessages.travellers)}
      hint={formatMessage(tripMessages.travellersHint)}
      defaultValue={booking.travelers}
    >
      {travellerCounts(booking.camper).map((count) => (
        <option key={count} value={count}>
          {formatMessage(tripMessages.travellerCount, { count })}
        </option>
      ))}
    </SelectField>
  );
}
