import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { RefusedRefund } from '@campavia/contracts';
import {
  formatDecimal,
  MAX_BANK_REFERENCE_LENGTH,
  MAX_MONEY_REASON_LENGTH,
  onePersonLimit,
} from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Row, Text } from '@campavia/ui';
import { Form, FormField, formErrorsOf, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useRefusedRefund } from '../../../data/back-office/use-refused-refunds';
import { backOfficeMessages } from '../back-office.messages';

import { refusedRefundsMessages } from './refused-refunds.messages';

type Way = 'repeat' | 'transfer';

/** Tries a refused refund again, or pays it by bank transfer; both with a reason. */
export function RefundDecision({ refund }: { refund: RefusedRefund }) {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<Way>();
  if (way) return <DecisionForm key={way} refund={refund} way={way} onClose={() => setWay(undefined)} />;
  return (
    <Row $gap={3}>
      <Button variant="line" onClick={() => setWay('repeat')}>
        {formatMessage(refusedRefundsMessages.repeat)}
      </Button>
      <Button variant="line" onClick={() => setWay('transfer')}>
        {formatMessage(refusedRefundsMessages.byTransfer)}
      </Button>
    </Row>
  );
}

interface DecisionFormProps {
  refund: RefusedRefund;
  way: Way;
  onClose: () => void;
}

function DecisionForm({ refund, way, onClose }: DecisionFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { send, isBusy, entries } = useRefusedRefund(refund.id);
  const needed = (message: 'noReason' | 'noReference') => (value: string | undefined) =>
    value?.trim() ? undefined : formatMessage(refusedRefundsMessages[message]);

  async function submit({ reason = '', bank_reference = '' }: FormValues) {
    const reference = way === 'transfer' ? bank_reference.trim() : undefined;
    const done = await send({ reason: reason.trim(), reference });
    if (!done) return;
    const { tone, message } = outcomeOf(done.state, way);
    events.send('toast.shown', { tone, title: formatMessage(refusedRefundsMessages[message]) });
    onClose();
  }

  return (
    <Form
      summaryTitle={formatMessage(refusedRefundsMessages.notSaved)}
      checks={{
        reason: needed('noReason'),
        ...(way === 'transfer' && { bank_reference: needed('noReference') }),
      }}
      errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void submit(values)}
    >
      {way === 'transfer' && <TransferFields refund={refund} />}
      <FormField
        name="reason"
        label={formatMessage(refusedRefundsMessages.reason)}
        hint={formatMessage(refusedRefundsMessages.reasonHint)}
        maxLength={MAX_MONEY_REASON_LENGTH}
      />
      <Row $gap={3}>
        <SubmitButton busyLabel={formatMessage(refusedRefundsMessages.busy)}>
          {formatMessage(refusedRefundsMessages[labelOf(refund, way)])}
        </SubmitButton>
        <Button variant="line" onClick={onClose}>
          {formatMessage(refusedRefundsMessages.cancel)}
        </Button>
      </Row>
    </Form>
  );
}

function TransferFields({ refund: { needs_second_person: needsTwo, currency } }: { refund: RefusedRefund }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const amount = formatMoney(intl, formatDecimal(onePersonLimit(currency)), currency);
  return (
    <>
      <Text>
        {needsTwo
          ? formatMessage(refusedRefundsMessages.twoText, { amount })
          : formatMessage(refusedRefundsMessages.transferText)}
      </Text>
      <FormField
        name="bank_reference"
        label={formatMessage(refusedRefundsMessages.reference)}
        hint={formatMessage(refusedRefundsMessages.referenceHint)}
        maxLength={MAX_BANK_REFERENCE_LENGTH}
        autoComplete="off"
      />
    </>
  );
}

function labelOf({ needs_second_person: needsTwo }: RefusedRefund, way: Way) {
  if (way === 'repeat') return 'repeat';
  return needsTwo ? 'propose' : 'record';
}

function outcomeOf(state: string, way: Way) {
  if (state === 'done') return { tone: 'good', message: 'paidBack' } as const;
  if (state === 'in_prog') return { tone: 'good', message: 'onItsWay' } as const;
  if (way === 'transfer') return { tone: 'good', message: 'proposedDone' } as const;
  return { tone: 'stop', message: 'refusedAgain' } as const;
}
