import { useIntl } from 'react-intl';

import { SubmitButton, type FormValues } from '@campavia/ui/forms';

import { forgetTyped } from '../../data/typed-keeping';
import { useSaveTrip } from '../../data/use-save-trip';
import { TextAreaField } from '../../parts/form-controls';
import { frameMessages } from '../frame.messages';
import { KeepsTyped } from '../keeps-typed';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';

import { messageMessages } from './message.messages';
import { MessageStanding } from './message-standing';
import { StepForm } from './step-form';
import { useKeepAsTyped } from './use-keep-as-typed';

/** The words that go to the owner with the request. They are kept while they are typed. */
export function MessageOwner({ funnel, booking, head, notes, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const { save, isBusy, entries } = useSaveTrip(booking);
  const owner = booking.owner.first_name;
  const place = `${booking.id}.message-owner`;
  const forget = () => forgetTyped(place);
  const keeping = useKeepAsTyped({ booking, onKept: forget });

  async function send({ message = '' }: FormValues) {
    keeping.letGo();
    if (!(await save({ message: message.trim() }))) return;
    forget();
    onDone();
  }

  return (
    <StepForm
      {...{ head, notes, entries, isBusy }}
      checks={{
        message: (value) =>
          value.trim() === '' ? formatMessage(messageMessages.missing, { owner }) : undefined,
      }}
      onSubmit={(values) => void send(values)}
    >
      <KeepsTyped place={place}>
        <TextAreaField
          name="message"
          label={formatMessage(messageMessages.label, { owner })}
          hint={formatMessage(messageMessages.hint)}
          maxLength={2000}
          defaultValue={booking.message ?? ''}
          onInput={keeping.keep}
        />
        <MessageStanding {...keeping} />
      </KeepsTyped>
      <StepFoot {...{ funnel, booking }} step="message-owner">
        <SubmitButton busyLabel={formatMessage(frameMessages.saving)}>
          {formatMessage(frameMessages.goOn)}
        </SubmitButton>
      </StepFoot>
    </StepForm>
  );
}
