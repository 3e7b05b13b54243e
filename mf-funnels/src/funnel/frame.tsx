import { useState, type ComponentType } from 'react';

import type { GuestBooking, Me } from '@campavia/contracts';
import { useNavigate, useReady } from '@campavia/remote-kit';
import { Stack, Wrap } from '@campavia/ui';
import { useIsFrom } from '@campavia/ui/browser';

import { useBookingPrice } from '../data/use-booking-price';
import { BarEnd, type BarRoom } from '../parts/bar-end';
import { LineEnd } from '../parts/line-end';
import { isPaymentPage } from '../rules/funnel-query';
import { stepAfter, type Funnel, type FunnelStep } from '../rules/funnel-steps';

import { Aside, Columns, StepRoom } from './frame.styles';
import { stepPath } from './funnel-paths';
import { lateStep } from './late-step';
import { lateStepOf } from './late-steps';
import { LineOfSteps } from './line-of-steps';
import { LateLinkNote } from './late-link-note';
import { LateRefused } from './late-refused';
import { LatePaying, LatePaymentError } from './older-room';
import { PricePanel } from './price-panel';
import { StepHead, useStepTitle } from './step-head';
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
  'payment-waiting': LatePaying,
  'payment-error': LatePaymentError,
};
const LAST = { booked: lateStep('booked'), sent: lateStep('sent') };
const OLDER_STEPS: Steps = { ...STEPS, payment: LatePaying, 'payment-callback': LatePaying };

/** What every step stands in: where one is, what it costs, and the step itself. */
export function Frame({ funnel, step, booking, me }: FrameProps) {
  const here = { funnel, step, booking };
  const goOn = useWayOn(here);
  const known = useBookingPrice(booking.id);
  const { pricing, ...link } = useLinkChoices({ booking, step, pricing: known });
  const [lineEnd, setLineEnd] = useState<HTMLElement | null>(null);
  const [barRoom, setBarRoom] = useState<BarRoom | null>(null);
  // Below the width of two columns the price is at the end of the page: nobody would find there why there is none.
  const isWide = useIsFrom('lg');
  const tells = step === 'success' || (isWide && !isAllPrice(step)) ? 'panel' : 'step';
  useStepTitle(here);
  useAddressFlags({ ...here, pricing: known });
  useForgetCoverFailure(step, pricing);
  useForeseenSteps();
  // What comes late says itself when it is there: before that the page has no heading.
  useReady(lateStepOf(funnel, step) === undefined && !isPaymentPage(step));
  const Step = stepOf(funnel, step);
  const notes = (
    <>
      <LateLinkNote {...link} price={pricing.price} />
      {tells === 'step' && pricing.refusal && (
        <LateRefused booking={booking} pricing={pricing} refusal={pricing.refusal} />
      )}
    </>
  );
  return (
    <Wrap>
      <Stack $gap={8} style={{ paddingBlock: 'var(--s6) var(--s12)' }}>
        <LineOfSteps {...here} onEnd={setLineEnd} />
        <Columns>
          <StepRoom $gap={8} key={roomOf(funnel, step)}>
            <LineEnd value={lineEnd}>
              <BarEnd value={barRoom}>
                <Step
                  {...here}
                  me={me}
                  pricing={pricing}
                  notes={notes}
                  head={<StepHead {...here} />}
                  onDone={goOn}
                />
              </BarEnd>
            </LineEnd>
          </StepRoom>
          <Aside>
            <PricePanel
              booking={booking}
              pricing={pricing}
              tellsRefusal={tells === 'panel'}
              onBarRoom={setBarRoom}
            />
          </Aside>
        </Columns>
      </Stack>
    </Wrap>
  );
}

/** A step that is empty without a price says itself why there is none. */
function isAllPrice(step: FunnelStep): boolean {
  return step === 'cancel-insurance';
}

/** Leads to the step that follows. */
function useWayOn({ funnel, step, booking }: Pick<FrameProps, 'funnel' | 'step' | 'booking'>): () => void {
  const navigate = useNavigate();
  const next = isPaymentPage(step) ? 'success' : stepAfter(funnel, step);
  return () => void navigate(stepPath(funnel, booking, next), { replace: next === 'success' });
}

/** A payment of the older funnel is one and the same under three addresses. */
function roomOf(funnel: Funnel, step: FunnelStep): string {
  return stepOf(funnel, step) === LatePaying ? 'paying' : step;
}

function stepOf(funnel: Funnel, step: FunnelStep): ComponentType<StepProps> {
  if (step !== 'success') return (funnel === 'booking-payment' ? OLDER_STEPS : STEPS)[step];
  return funnel === 'request' ? LAST.sent : LAST.booked;
}
