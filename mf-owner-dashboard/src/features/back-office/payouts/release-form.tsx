import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { HeldPayout } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Row } from '@campavia/ui';
import { Form, formErrorsOf, SubmitButton, TextAreaField, type FormValues } from '@campavia/ui/forms';

import { useReleasePayout } from '../../../data/back-office/use-reports';
import { backOfficeMessages } from '../back-office.messages';

import { payoutsMessages } from './payouts.messages';

/** Releases a payout, with a reason for the audit log. */
export function ReleaseForm({ payout }: { payout: HeldPayout }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { send, isBusy, entries } = useReleasePayout(payout.id);
  const [isOpen, setOpen] = useState(false);

  async function release({ reason = '' }: FormValues) {
    const done = await send(reason.trim());
    if (!done) return;
    const title = done.block === null ? payoutsMessages.released : payoutsMessages.stillHeld;
    events.send('toast.shown', { tone: done.block === null ? 'good' : 'stop', title: formatMessage(title) });
  }

  if (!isOpen) {
    return (
      <Row>
        <Button variant="line" onClick={() => setOpen(true)}>
          {formatMessage(payoutsMessages.release)}
        </Button>
      </Row>
    );
  }
  return (
    <Form
      summaryTitle={formatMessage(payoutsMessages.notReleased)}
      checks={{
        reason: (value) => (value?.trim() ? undefined : formatMessage(payoutsMessages.noReason)),
      }}
      errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void release(values)}
    >
      <TextAreaField
        name="reason"
        label={formatMessage(payoutsMessages.reason)}
        hint={formatMessage(payoutsMessages.reasonHint)}
      />
      <Row $gap={3}>
        <SubmitButton busyLabel={formatMessage(payoutsMessages.busy)}>
          {formatMessage(payoutsMessages.release)}
        </SubmitButton>
        <Button variant="line" onClick={() => setOpen(false)}>
          {formatMessage(payoutsMessages.cancel)}
        </Button>
      </Row>
    </Form>
  );
}
