import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, Link, useReady } from '@campavia/remote-kit';
import { ButtonLink, Lead, Note, Row, Stack } from '@campavia/ui';

import { usePaymentWords } from '../data/use-payment-words';
import { nextStepAfter, type PaymentTrouble } from '../rules/payment-trouble';
import { failedMessages } from './failed.messages';
import { NextStepLine } from './next-step-line';
import { WaitTitle } from './payment-wait';
import { useTrouble } from './use-trouble';

export interface FailedPaymentProps {
  booking: GuestBooking;
  /** Why; without one it is said that it is not known. */
  code: string | undefined;
  /** Where it can be tried again. */
  paying: string;
}

/** Why a payment came to nothing, whether money moved, and what to do next. */
export function FailedPayment({ booking, code = 'MPG_UNKNOWN', paying }: FailedPaymentProps) {
  const { formatMessage } = useIntl();
  const trouble = { code: code as PaymentTrouble['code'] };
  const { words } = usePaymentWords(code);
  useReady();
  const { errors, title } = useTrouble(trouble, { type: undefined, booking });
  // There is no form here with anything to put right.
  const ofMoney = title({ count: 0, inFields: 0 });
  const isAgain = MENDED_THERE.has(nextStepAfter(trouble.code));
  return (
    <Stack $gap={5}>
      <WaitTitle>{words?.title ?? ofMoney}</WaitTitle>
      <Lead>{words?.description ?? errors.form[0]}</Lead>
      {words && <Note tone="care">{ofMoney}</Note>}
      <NextStepLine trouble={trouble} booking={booking} />
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

const MENDED_THERE = new Set(['again', 'other_card', 'other_means']);
