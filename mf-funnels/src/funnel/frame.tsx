import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
import { AddressLink, pageTitle, useDocumentTitle, useNavigate, useReady } from '@campavia/remote-kit';
import { H1, Lead, Row, Stack, Wrap } from '@campavia/ui';

import { useBookingPrice } from '../data/use-booking-price';
import { isPaymentPage } from '../rules/funnel-query';
import { stepAfter, type Funnel, type FunnelStep } from '../rules/funnel-steps';

import { frameMessages } from './frame.messages';
import { Aside, Columns, Leave } from './frame.styles';
import { stepPath } from './funnel-paths';
import { leadMessages, titleMessages } from './head.messages';
import { lateStep } from './late-step';
import { LinkNote } from './link-note';
import { PaymentError } from './older/payment-error';
import { Paying } from './older/paying';
import { PricePanel } from './price-panel';
import { StepLine } from './step-line';
import { stepMessages } from './step.messages';
import type { StepProps } from './step-props';
import { Pay, PayCallback } from './steps/pay';
import { useAddressFlags } from './use-address-flags';
import { useForeseenSteps } from './use-foreseen-steps';
import { useForgetCoverFailure } from './use-forget-cover-failure';
import { useLinkChoices } from './use-link-choices';

export interface FrameProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
  me: Me;
}

type Steps = Record<Exclude<FunnelStep, 'success'>, ComponentType<StepProps>>;

const STEPS: Steps = {
  'user-details': lateStep('user-details'),
  'travel-details': lateStep('travel-details'),
  insurance: lateStep('insurance'),
  'cancel-insurance': lateStep('cancel-insurance'),
  'message-owner': lateStep('message-owner'),
  summary: lateStep('summary'),
  payment: Pay,
  'payment-callback': PayCallback,
  'payment-waiting': Paying,
  'payment-error': PaymentError,
};
const LAST = { booked: lateStep('booked'), sent: lateStep('sent') };
const OLDER_STEPS: Steps = { ...STEPS, payment: Paying, 'payment-callback': Paying };

/** What every step stands in: where one is, what it costs, and the step itself. */
export function Frame({ funnel, step, booking, me }: FrameProps) {
  const navigate = useNavigate();
  const known = useBookingPrice(booking.id);
  const { pricing, ...link } = useLinkChoices({ booking, step, pricing: known });
  useAddressFlags({ funnel, step, booking, pricing: known });
  useForgetCoverFailure(step, pricing);
  useForeseenSteps();
  useReady();
  const Step = stepOf(funnel, step);
  const isPaying = isPaymentPage(step);
  const next = isPaying ? 'success' : stepAfter(funnel, step);
  return (
    <Wrap>
      <Stack $gap={8} style={{ paddingBlock: 'var(--s6) var(--s12)' }}>
        <Row $justify="between" $gap={4}>
          <StepLine {...{ funnel, step, booking }} />
          {step !== 'success' && <SaveAndLeave />}
        </Row>
        <Columns>
          <Stack $gap={8} key={roomOf(funnel, step)}>
            <Head {...{ funnel, step, booking }} />
            <LinkNote {...{ booking, ...link }} price={pricing.price} />
            <Step
              {...{ funnel, step, booking, me, pricing }}
              onDone={() => void navigate(stepPath(funnel, booking, next), { replace: next === 'success' })}
            />
          </Stack>
          <Aside>
            <PricePanel booking={booking} pricing={pricing} />
          </Aside>
        </Columns>
      </Stack>
    </Wrap>
  );
}

/** A payment of the older funnel is one and the same under three addresses. */
function roomOf(funnel: Funnel, step: FunnelStep): string {
  return stepOf(funnel, step) === Paying ? 'paying' : step;
}

function stepOf(funnel: Funnel, step: FunnelStep): ComponentType<StepProps> {
  if (step !== 'success') return (funnel === 'booking-payment' ? OLDER_STEPS : STEPS)[step];
  return funnel === 'request' ? LAST.sent : LAST.booked;
}

function Head({ funnel, step, booking }: Omit<FrameProps, 'me'>) {
  const { formatMessage } = useIntl();
  const head = step === 'success' && funnel !== 'request' ? 'booked' : step;
  const values = { owner: booking.owner.first_name };
  const isOwn = head === 'payment-waiting' || head === 'payment-error';
  const title = isOwn ? formatMessage(stepMessages[head]) : formatMessage(titleMessages[head], values);
  useDocumentTitle(pageTitle(title));
  // Paying has more to say than one heading.
  if (isOwn || head === 'payment' || head === 'payment-callback') return null;
  return (
    <Stack $gap={3}>
      <H1>{title}</H1>
      <Lead>{formatMessage(leadMessages[head], values)}</Lead>
    </Stack>
  );
}

/** All is kept at each step, so that leaving loses nothing. */
function SaveAndLeave() {
  const { formatMessage } = useIntl();
  return (
    <Leave as={AddressLink} to="trips">
      {formatMessage(frameMessages.leave)}
    </Leave>
  );
}
