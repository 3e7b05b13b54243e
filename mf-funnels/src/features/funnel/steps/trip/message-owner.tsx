import { useIntl } from 'react-intl';

import { SubmitButton, type FormValues } from '@campavia/ui/forms';

import { removeTyped } from '../../../../data/typed-fields';
import { useSaveTrip } from '../../../../data/use-save-booking';
import { pickSavableTravel } from '../../../../rules/travel-form';
import { funnelMessages } from '../../funnel.messages';
import { TypedFields } from '../autosave/typed-fields';
import { StepFoot } from '../../layout/step-foot';
import type { StepProps } from '../../step-props';

import { SaveStatus } from '../autosave/save-status';
import { messageMessages } from './message.messages';
import { MessageField, useMessageCheck } from './message-field';
import { StepForm } from '../step-form';
import { useAutosaveFields } from '../autosave/use-autosave-fields';

export function MessageOwner({ funnel, booking, head, notes, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const { save, isBusy, entries } = useSaveTrip(booking);
  const owner = booking.owner.first_name;
  const place = `${booking.id}.message-owner`;
  const autosave = useAutosaveFields({ booking, place, changesOf: pickSavableTravel });
  const tooLong = useMessageCheck();

  async function send({ message = '' }: FormValues) {
    autosave.discard();
    if (!(await save({ message: message.trim() }))) return;
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
        message: (value, values) =>
          value.trim() === '' ? formatMessage(messageMessages.missing, { owner }) : tooLong(value, values),
      }}
      onSubmit={(values) => void send(values)}
    >
      <TypedFields place={place} onTyped={autosave.onTyped}>
        <MessageField
          label={formatMessage(messageMessages.label, { owner })}
          hint={formatMessage(messageMessages.hint)}
          defaultValue={booking.message ?? ''}
        />
        <SaveStatus {...autosave} />
      </TypedFields>
      <StepFoot funnel={funnel} booking={booking} step="message-owner">
        <SubmitButton busyLabel={formatMessage(funnelMessages.saving)}>
          {formatMessage(funnelMessages.goOn)}
        </SubmitButton>
      </StepFoot>
    </StepForm>
  );
}
