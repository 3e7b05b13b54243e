import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { CREDIT_MONTHS, type GuestCancelReason } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import { H2, Note, Stack, Text } from '@campavia/ui';
import { RadioField, TextAreaField } from '@campavia/ui/forms';

import {
  isInsured,
  listReasons,
  needsProof,
  readReason,
  type ReasonChoice,
  MAX_COMMENT_LENGTH,
} from '../../../rules/cancellation/cancellation';
import { INSURER_WORKING_DAYS } from '../../../rules/cancellation/refund-payments';

import { reasonsMessages } from './reasons.messages';

export interface ReasonFieldsProps {
  trip: GuestBooking;
  preview: RefundPreview | undefined;
  reason: GuestCancelReason | undefined;
  onReason: (reason: GuestCancelReason | undefined) => void;
}

/** The guest's reason, its consequences, and a comment. */
export function ReasonFields({ trip, preview, reason, onReason }: ReasonFieldsProps) {
  const intl = useIntl();
  const [openedAtMs] = useState(() => Date.now());
  const owner = trip.owner.first_name;
  return (
    <Stack as="section" $gap={4}>
      <Stack $gap={2}>
        <H2>{intl.formatMessage(reasonsMessages.title)}</H2>
        {preview && <Text $tone="soft">{intl.formatMessage(reasonsMessages.lead, { owner })}</Text>}
      </Stack>
      <RadioField
        name="reason"
        label={intl.formatMessage(reasonsMessages.title)}
        options={listReasons(trip, openedAtMs).map((choice) => ({
          value: choice.reason,
          label: intl.formatMessage(reasonsMessages[choice.reason], { owner }),
          hint: describeReason(intl, trip, choice),
          isDisabled: choice.isTooLate,
        }))}
        onChange={(value) => onReason(readReason(value))}
      />
      <div aria-live="polite">
        {preview && reason && <Consequence trip={trip} preview={preview} reason={reason} />}
      </div>
      <TextAreaField
        name="comment"
        label={intl.formatMessage(reasonsMessages.comment, { owner })}
        hint={intl.formatMessage(reasonsMessages.commentHint, { most: MAX_COMMENT_LENGTH })}
        isOptional
      />
    </Stack>
  );
}

function describeReason(
  intl: IntlShape,
  trip: GuestBooking,
  { reason, proofByMs, isTooLate }: ReasonChoice,
): string | undefined {
  if (isInsured(trip, reason)) return intl.formatMessage(reasonsMessages.insuredHint);
  if (!needsProof(trip, reason)) return undefined;
  if (proofByMs === undefined) return intl.formatMessage(reasonsMessages.ownerHint);
  const by = formatMoment(intl, proofByMs, trip.time_zone);
  if (isTooLate) return intl.formatMessage(reasonsMessages.coronaTooLate, { by });
  return intl.formatMessage(reasonsMessages.coronaHint, { by, months: CREDIT_MONTHS });
}

interface ConsequenceProps {
  trip: GuestBooking;
  preview: RefundPreview;
  reason: GuestCancelReason;
}

/** The effect of a reason on the refund. */
function Consequence({ trip, preview, reason }: ConsequenceProps) {
  const intl = useIntl();
  const { refund_total, paid, currency_used: currency } = preview;
  const values = {
    refund: formatMoney(intl, refund_total, currency),
    paid: formatMoney(intl, paid, currency),
    days: INSURER_WORKING_DAYS,
    months: CREDIT_MONTHS,
  };
  if (needsProof(trip, reason)) {
    const message = reason === 'REASON_CORONA' ? reasonsMessages.proofCredit : reasonsMessages.proof;
    return <Note tone="care">{intl.formatMessage(message, values)}</Note>;
  }
  if (!isInsured(trip, reason) || refund_total === paid) return null;
  return <Note>{intl.formatMessage(reasonsMessages.insured, values)}</Note>;
}
