import { useIntl } from 'react-intl';

import { SubmitButton, type FormValues } from '@campavia/ui/forms';

import { forgetTyped } from '../../data/typed-keeping';
import { useSaveTrip } from '../../data/use-save-trip';
import { keptTravelOf } from '../../rules/travel-form';
import { frameMessages } from '../frame.messages';
import { KeepsTyped } from '../keeps-typed';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';

import { KeepStanding } from './keep-standing';
import { messageMessages } from './message.messages';
import { MessageField } from './message-field';
import { StepForm } from './step-form';
import { useKeepFields } from './use-keep-fields';
import { useMessageCheck } from './use-message-check';

/** The words that go to the owner with the request. They are kept while they are typed. */
export function MessageOwner({ funnel, booking, head, notes, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const { save, isBusy, entries } = useSaveTrip(booking);
  const owner = booking.owner.first_name;
  const place = `${booking.id}.message-owner`;
  const keeping = useKeepFields({ booking, place, changesOf: keptTravelOf });
  const tooLong = useMessageCheck();

  async function send({ message = '' }: FormValues) {
    keeping.letGo();
    if (!(await save({ message: message.trim() }))) return;
    forgetTyped(place);
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
      <KeepsTyped place={place} onTyped={keeping.onTyped}>
        <MessageField
          label={formatMessage(messageMessages.label, { owner })}
          hint={formatMessage(messageMessages.hint)}
          defaultValue={booking.message ?? ''}
        />
        <KeepStanding {...keeping} />
      </KeepsTyped>
      <StepFoot funnel={funnel} booking={booking} step="message-owner">
        <SubmitButton busyLabel={formatMessage(frameMessages.saving)}>
          {formatMessage(frameMessages.goOn)}
        </SubmitButton>
      </StepFoot>
    </StepForm>
  );
}
