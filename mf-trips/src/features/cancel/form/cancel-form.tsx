import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { H1, Lead, Stack } from '@campavia/ui';
import { Form, type FormErrors, type FormValues } from '@campavia/ui/forms';
import type { GuestCancelReason } from '@campavia/domain';

import { useFormErrors } from '../../../components/use-form-errors';
import { useCancelTrip, type UseCancelTrip } from '../../../data/cancellation/use-cancel-trip';
import { buildCancellation, countExcess, readReason } from '../../../rules/cancellation/cancellation';
import { buildRefundTable } from '../../../rules/cancellation/refund-table';
import { Aside, Columns, Main, TripSheet } from '../../trips';

import { cancelMessages } from '../cancel.messages';
import { BackToTrip } from '../trip-status';
import { CancelAside } from './cancel-aside';
import { CancelTogether } from './cancel-together';
import { CancellationPlans } from './cancellation-plans';
import { ReasonFields } from './reason-fields';
import { reasonsMessages } from './reasons.messages';
import { RefundLines } from './refund-lines';

export interface CancelFormProps {
  trip: GuestBooking;
  /** Undefined for a trip of which nothing is paid. */
  preview?: RefundPreview;
  onCancelled: (trip: GuestBooking) => void;
}

/** The question, what decides about the refund, the reasons and the button, all in one form. */
export function CancelForm({ trip, preview, onCancelled }: CancelFormProps) {
  const { cancel, isBusy, entries, changed } = useCancelTrip(trip.id);
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState<GuestCancelReason>();
  const errors = useCancelErrors({ entries, changed }, trip);

  async function send(values: FormValues) {
    const given = readReason(values.reason);
    if (!given) return;
    const form = { reason: given, comment: values.comment ?? '' };
    const cancelled = await cancel(buildCancellation(form, preview?.refund_total));
    if (cancelled) onCancelled(cancelled);
  }

  return (
    <TripSheet>
      <BackToTrip trip={trip} />
      <Form
        summaryTitle={formatMessage(cancelMessages.notCancelled)}
        checks={useChecks()}
        errors={errors}
        isBusy={isBusy}
        onSubmit={(values) => void send(values)}
      >
        <CancelHead trip={trip} preview={preview} />
        <Columns>
          <Main>
            {preview && <CancellationPlans trip={trip} preview={preview} />}
            <ReasonFields trip={trip} preview={preview} reason={reason} onReason={setReason} />
            {preview && <RefundLines trip={trip} preview={preview} />}
            {preview && <CancelTogether trip={trip} preview={preview} onCancelled={onCancelled} />}
          </Main>
          <Aside>
            <CancelAside trip={trip} preview={preview} reason={reason} />
          </Aside>
        </Columns>
      </Form>
    </TripSheet>
  );
}

function useChecks() {
  const { formatMessage } = useIntl();
  return {
    reason: (value: string) => (value ? undefined : formatMessage(reasonsMessages.missing)),
    comment: (value: string) => {
      const count = countExcess(value);
      return count > 0 ? formatMessage(reasonsMessages.tooLong, { count }) : undefined;
    },
  };
}

/** A refund that changed is shown with both amounts; other refusals with the text for their code. */
function useCancelErrors(
  { entries, changed }: Pick<UseCancelTrip, 'entries' | 'changed'>,
  { paid_currency: currency }: GuestBooking,
): FormErrors {
  const intl = useIntl();
  const errors = useFormErrors(entries);
  if (!changed) return errors;
  const shown = formatMoney(intl, changed.shown, currency);
  const current = formatMoney(intl, changed.current, currency);
  return { fields: {}, form: [intl.formatMessage(cancelMessages.refundChanged, { shown, current })] };
}

function CancelHead({ trip, preview }: Pick<CancelFormProps, 'trip' | 'preview'>) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="header" $gap={2}>
      <H1>{formatMessage(cancelMessages.title, { days: trip.days, title: trip.camper.title })}</H1>
      {preview ? <PaidLead preview={preview} /> : <Lead>{formatMessage(cancelMessages.leadUnpaid)}</Lead>}
    </Stack>
  );
}

function PaidLead({ preview }: { preview: RefundPreview }) {
  const intl = useIntl();
  const { refund_total, paid, currency_used: currency } = preview;
  const { notCharged } = buildRefundTable(preview);
  const values = {
    refund: formatMoney(intl, refund_total, currency),
    paid: formatMoney(intl, paid, currency),
  };
  const lead = intl.formatMessage(cancelMessages[leadName(preview)], values);
  if (notCharged === undefined) return <Lead>{lead}</Lead>;
  const amount = formatMoney(intl, notCharged, currency);
  return <Lead>{[lead, intl.formatMessage(cancelMessages.secondPayment, { amount })].join(' ')}</Lead>;
}

function leadName({ refund_total, paid }: RefundPreview): 'leadAll' | 'leadPart' | 'leadNothing' {
  if (refund_total === paid) return 'leadAll';
  return Number(refund_total) === 0 ? 'leadNothing' : 'leadPart';
}
