import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { BOOKING_DEADLINES } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { Card, H3 } from '@campavia/ui';

import type { PriceDifference } from '../../rules/price-difference';

import { askMessages } from './ask.messages';
import { StepList } from './extend.styles';

export interface NextStepsProps {
  trip: GuestBooking;
  difference: PriceDifference | undefined;
}

/** The steps after sending. A free change has no payment. */
export function NextSteps({ trip, difference }: NextStepsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const owner = trip.owner.first_name;
  const isFree = difference !== undefined && Number(difference.toPay) === 0;
  const amount = difference ? formatMoney(intl, difference.toPay, trip.price_currency) : '';
  const { requestAnswerHours, requestPaymentHours } = BOOKING_DEADLINES;
  return (
    <Card as="section" $isPadded>
      <H3 as="h2">{formatMessage(askMessages.steps)}</H3>
      <StepList>
        <li>
          <b>{formatMessage(askMessages.stepAsk)}</b>
          <span>{formatMessage(askMessages.stepAskText)}</span>
        </li>
        <li>
          <b>{formatMessage(askMessages.stepAnswer, { owner })}</b>
          <span>{formatMessage(askMessages.stepAnswerText, { hours: requestAnswerHours })}</span>
        </li>
        {!isFree && (
          <li>
            <b>{formatMessage(askMessages.stepPay, { amount })}</b>
            <span>{formatMessage(askMessages.stepPayText, { hours: requestPaymentHours })}</span>
          </li>
        )}
        <li>
          <b>{formatMessage(askMessages.stepDone)}</b>
          <span>{formatMessage(askMessages.stepDoneText)}</span>
        </li>
      </StepList>
    </Card>
  );
}
