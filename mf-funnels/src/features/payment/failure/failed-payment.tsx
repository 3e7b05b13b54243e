import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, Link, useReady } from '@campavia/remote-kit';
import { ButtonLink, Lead, Note, Row, Stack } from '@campavia/ui';

import { usePaymentErrorTexts } from '../../../data/payment/use-payment-error-texts';
import { nextStepAfter, type PaymentFailure } from '../../../rules/payment/payment-failure';
import { failedMessages } from './failed-payment.messages';
import { NextStepLine } from './next-step';
import { WaitTitle } from '../waiting/payment-wait';
import { useFailureTexts } from './use-failure-texts';

export interface FailedPaymentProps {
  booking: GuestBooking;
  code: string | undefined;
  paying: string;
}

export function FailedPayment({ booking, code = 'MPG_UNKNOWN', paying }: FailedPaymentProps) {
  const { formatMessage } = useIntl();
  const failure = { code: code as PaymentFailure['code'] };
  const { texts } = usePaymentErrorTexts(code);
  useReady();
  const { errors, title } = useFailureTexts(failure, { type: undefined, booking });
  // This page has no form, so there are no problems to count.
  const ofMoney = title({ count: 0, inFields: 0 });
  const isAgain = RETRIED_ON_PAGE.has(nextStepAfter(failure.code));
  return (
    <Stack $gap={5}>
      <WaitTitle>{texts?.title ?? ofMoney}</WaitTitle>
      <Lead>{texts?.description ?? errors.form[0]}</Lead>
      {texts && <Note tone="care">{ofMoney}</Note>}
      <NextStepLine failure={failure} booking={booking} />
      <Row>
        <ButtonLink as={Link} to={paying} variant={isAgain ? 'main' : 'line'}>
          {formatMessage(failedMessages.again)}
        </ButtonLink>
        {isAgain && (
          <ButtonLink as={AddressLink} to="trip" params={{ id: booking.id }} variant="quiet">
            {formatMessage(failedMessages.later)}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

const RETRIED_ON_PAGE = new Set(['again', 'other_card', 'other_means']);
