import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { StaffRefund } from '@campavia/contracts';
import { amountOf, formatDecimal, parseDecimal } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { NumberField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { Card } from '@campavia/ui';
import {
  Form,
  FormField,
  formErrorsOf,
  SubmitButton,
  TextAreaField,
  type FormValues,
} from '@campavia/ui/forms';

import { useCancelByStaff, useRefundPreview } from '../../../data/back-office/use-money';
import { backOfficeMessages } from '../back-office.messages';

import { RefundPreview } from './refund-preview';
import { refundMessages } from './refund.messages';

const MAX_REASON = 200;

/** The form that cancels a booking with a refund, with a preview of how the payment is split. */
export function RefundForm({ refund }: { refund: StaffRefund }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events } = usePlatform();
  const { booking, refundable, currency, one_person_limit: limit } = refund;
  const { perform, isBusy, entries } = useCancelByStaff(booking.id);
  const [typed, setTyped] = useState('');
  const amount = readRefund(typed, refundable);
  const { data: preview } = useRefundPreview(booking.id, amount);
  const needsSecond = amount !== undefined && preview?.needs_second_person === true;

  async function send({ refund_total = '', reason = '', comment = '' }: FormValues) {
    const done = await perform({ refund_total: readRefund(refund_total, refundable) ?? '', reason, comment });
    if (!done) return;
    const title = formatMessage(done === 'proposed' ? refundMessages.proposed : refundMessages.cancelled);
    events.send('toast.shown', { tone: 'good', title });
  }

  return (
    <Card
      as="section"
      $isPadded
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (name === 'refund_total') setTyped(value);
      }}
    >
      <Form
        summaryTitle={formatMessage(refundMessages.notDone)}
        checks={{
          refund_total: (value) =>
            readRefund(value ?? '', refundable) === undefined
              ? formatMessage(refundMessages.totalWrong, { most: formatMoney(intl, refundable, currency) })
              : undefined,
          reason: (value) => (value?.trim() ? undefined : formatMessage(refundMessages.reasonNeeded)),
        }}
        errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
        isBusy={isBusy}
        onSubmit={(values) => void send(values)}
      >
        <NumberField
          name="refund_total"
          label={formatMessage(refundMessages.total)}
          hint={formatMessage(refundMessages.limit, { most: formatMoney(intl, limit, currency) })}
          value=""
          unit={currency}
        />
        {amount !== undefined && preview && <RefundPreview preview={preview} />}
        <FormField name="reason" label={formatMessage(refundMessages.reason)} maxLength={MAX_REASON} />
        <TextAreaField name="comment" label={formatMessage(refundMessages.comment)} isOptional />
        <SubmitButton variant="stop" busyLabel={formatMessage(refundMessages.busy)}>
          {formatMessage(needsSecond ? refundMessages.propose : refundMessages.send)}
        </SubmitButton>
      </Form>
    </Card>
  );
}

/** The refund as the api takes it; undefined unless it is an amount that can be refunded. */
function readRefund(text: string, refundable: string): string | undefined {
  const amount = amountOf(text.trim()) ?? '';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return undefined;
  const minor = parseDecimal(amount);
  return minor <= parseDecimal(refundable) ? formatDecimal(minor) : undefined;
}
