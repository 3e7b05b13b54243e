import { useState } from 'react';
import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';
import { Button, Row, VisuallyHidden } from '@campavia/ui';
import { Form, FormField, formErrorsOf, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useWithdrawGift } from '../../../data/back-office/use-money';
import { backOfficeMessages } from '../back-office.messages';

import { moneyMessages } from './money.messages';
import { useNeeded } from './use-needed';

const MAX_REASON = 200;

interface WithdrawGiftProps {
  what: 'coupon' | 'credit';
  id: number;
  /** Of the coupon or of whom the credit belongs to, for screen readers. */
  name: string;
}

/** Takes a coupon or credit back, with a reason for the audit log. */
export function WithdrawGift({ what, id, name }: WithdrawGiftProps) {
  const { formatMessage } = useIntl();
  const needed = useNeeded();
  const { events } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const { perform, isBusy, entries } = useWithdrawGift(what, id);

  async function send({ reason = '' }: FormValues) {
    if (!(await perform(reason.trim()))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(moneyMessages.withdrawn) });
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {formatMessage(moneyMessages.withdraw)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <Form
      summaryTitle={formatMessage(moneyMessages.notSaved)}
      checks={{ reason: needed(formatMessage(moneyMessages.reason)) }}
      errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void send(values)}
    >
      <FormField
        name="reason"
        label={formatMessage(moneyMessages.reason)}
        hint={formatMessage(moneyMessages.reasonHint)}
        maxLength={MAX_REASON}
      />
      <Row $gap={3}>
        <SubmitButton variant="stop" busyLabel={formatMessage(moneyMessages.busy)}>
          {formatMessage(moneyMessages.withdrawNow)}
        </SubmitButton>
        <Button variant="quiet" disabled={isBusy} onClick={() => setOpen(false)}>
          {formatMessage(moneyMessages.cancel)}
        </Button>
      </Row>
    </Form>
  );
}
