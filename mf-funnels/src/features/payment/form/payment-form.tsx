import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { BookingPayments, GuestBooking, PaymentMethod } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { H3, Icon, Note, Small, Stack } from '@campavia/ui';
import type { FormValues } from '@campavia/ui/forms';
import { ShieldCheck } from '@campavia/ui/icons';

import type { PaymentOrder } from '../../../data/payment/start-payment';
import type { UseRentalCredits } from '../../../data/payment/use-rental-credits';
import { CountedForm } from '../../../components/forms/counted-form';
import { normalizePhone } from '../../../rules/payment/card-fields';
import type { PaymentState } from '../../../rules/payment/payment-process';
import { ContractCheckbox } from './contract';
import { CreditsCheckbox } from './credits-checkbox';
import { HoldClock } from './hold-clock';
import { LazyNextStep } from '../failure/lazy-next-step';
import { PaymentMethodList } from './payment-method-list';
import { type AmountStatus, PayButton } from './pay-button';
import { paymentMessages } from '../payment.messages';
import { WaitTitle } from '../waiting/payment-wait';
import { Assurance } from '../payment.styles';
import { usePaymentChecks } from './use-payment-checks';
import { useFailureTexts } from '../failure/use-failure-texts';

interface PaymentFormProps {
  booking: GuestBooking;
  payments: BookingPayments;
  amount: AmountStatus;
  state: PaymentState;
  credits: UseRentalCredits;
  isAgain: boolean;
  last: PaymentOrder | undefined;
  onPay: (order: PaymentOrder) => void;
  onChanged: () => void;
}

export function PaymentForm(props: PaymentFormProps) {
  const { booking, payments, amount, state, credits, isAgain, last, onPay, onChanged } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const heading = useId();
  const [chosen, choose] = useState<PaymentMethod['type'] | undefined>(last?.type);
  const method = chosenMethod(payments, chosen);
  const { errors, title } = useFailureTexts(state.failure, { type: method?.type, booking });
  const checks = usePaymentChecks(method?.type, booking.date_to);
  const due = method?.now ?? '0.00';
  const shown = formatMoney(intl, due, payments.currency_used);
  const isBusy = state.step !== 'idle' || amount === 'old';
  const pay = (values: FormValues) => {
    if (amount === 'known') onPay(orderOf(values, { method, payments, amount: due }));
  };

  return (
    <CountedForm
      checks={checks}
      errors={errors}
      isBusy={isBusy}
      head={<PaymentHead state={state} booking={booking} isAgain={isAgain} />}
      summaryTitle={title}
      onSubmit={pay}
    >
      <CreditsCheckbox payments={payments} credits={credits} type={method?.type} />
      {method ? (
        <Stack as="section" aria-labelledby={heading}>
          <H3 as="h2" id={heading}>
            {formatMessage(paymentMessages.how)}
          </H3>
          <PaymentMethodList
            last={last}
            methods={payments.means}
            chosen={method.type}
            onChoose={choose}
            headingId={heading}
          />
        </Stack>
      ) : (
        <Note tone="good">{formatMessage(paymentMessages.nothingDue)}</Note>
      )}
      <ContractCheckbox bookingId={booking.id} isAgreed={last !== undefined} />
      <Stack $gap={3}>
        <PayButton shown={shown} amount={amount} onRetry={onChanged} />
        <Assured isByCard={isCard(method?.type)} owner={booking.owner.first_name} />
      </Stack>
    </CountedForm>
  );
}

function Assured({ isByCard, owner }: { isByCard: boolean; owner: string }) {
  const { formatMessage } = useIntl();
  return (
    <Assurance>
      <Icon of={ShieldCheck} />
      <Small>
        {formatMessage(isByCard ? paymentMessages.assurance : paymentMessages.paidLater, { owner })}
      </Small>
    </Assurance>
  );
}

function PaymentHead({ state, booking, isAgain }: Pick<PaymentFormProps, 'state' | 'booking' | 'isAgain'>) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={3}>
      <WaitTitle leads={isAgain && !state.failure}>{formatMessage(paymentMessages.title)}</WaitTitle>
      {state.heldUntilMs && <HoldClock untilMs={state.heldUntilMs} />}
      {state.failure && <LazyNextStep failure={state.failure} booking={booking} />}
    </Stack>
  );
}

function chosenMethod(
  { means }: BookingPayments,
  chosen: PaymentMethod['type'] | undefined,
): PaymentMethod | undefined {
  const own = means.find(({ type }) => type === chosen);
  return own ?? means.find(({ state }) => state === 'select') ?? means[0];
}

function isCard(type: PaymentMethod['type'] | undefined): boolean {
  return type === 'card' || type === 'card_2';
}

interface Chosen {
  method: PaymentMethod | undefined;
  payments: BookingPayments;
  amount: string;
}

function orderOf(values: FormValues, { method, payments, amount }: Chosen): PaymentOrder {
  const { number = '', expiry = '', cvx = '', holder = '', phone = '' } = values;
  const type = method?.type as PaymentOrder['type'];
  return {
    type,
    amount,
    usesCredits: payments.rental_credits.is_used,
    ...(isCard(type) && { card: { number, expiry, cvx, holder } }),
    ...(type === 'mbway' && { phone: normalizePhone(phone) }),
  };
}
