import { useState, type ComponentType } from 'react';

import type { GuestBooking, Me } from '@campavia/contracts';
import { useNavigate, useReady } from '@campavia/remote-kit';
import { Stack, Wrap } from '@campavia/ui';
import { useIsFrom } from '@campavia/ui/browser';

import { useBookingPrice } from '../../../data/use-booking-price';
import { BarSlotContext, type BarSlot } from '../../../components/total-bar/bar-slot';
import { StepLineEnd } from '../../../components/step-line-end';
import { isPaymentPage } from '../../../rules/funnel/funnel-query';
import { stepAfter, type Funnel, type FunnelStep } from '../../../rules/funnel/funnel-steps';

import { Aside, Columns, StepArea } from './funnel-layout.styles';
import { stepPath } from '../funnel-paths';
import { lazyStep } from '../lazy-step';
import { lazyStepOf } from '../lazy-steps';
import { LineOfSteps } from './step-line';
import { LazyLinkNote, LazyRefusedTrip } from '../choices/lazy-notes';
import { LazyPaying, LazyPaymentError } from '../lazy-older-payment';
import { PricePanel } from '../price-panel/price-panel';
import { StepHead, useStepTitle } from './step-head';
import type { StepProps } from '../step-props';
import { Pay, PayCallback } from '../steps/pay';
import { useAddressFlags } from './use-address-flags';
import { usePreloadedSteps } from './use-preloaded-steps';
import { useRetryCover } from '../choices/use-retry-cover';
import { useLinkChoices } from '../choices/use-link-choices';

export interface FunnelLayoutProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
  me: Me;
}

type Steps = Record<Exclude<FunnelStep, 'success'>, ComponentType<StepProps>>;

const STEPS: Steps = {
  'user-details': lazyStep('user-details'),
  'travel-details': lazyStep('travel-details'),
  insurance: lazyStep('insurance'),
  'cancel-insurance': lazyStep('cancel-insurance'),
  'message-owner': lazyStep('message-owner'),
  summary: lazyStep('summary'),
  payment: Pay,
  'payment-callback': PayCallback,
  'payment-waiting': LazyPaying,
  'payment-error': LazyPaymentError,
};
const LAST = { booked: lazyStep('booked'), sent: lazyStep('sent') };
const OLDER_STEPS: Steps = { ...STEPS, payment: LazyPaying, 'payment-callback': LazyPaying };

export function FunnelLayout({ funnel, step, booking, me }: FunnelLayoutProps) {
  const here = { funnel, step, booking };
  const goOn = useGoToNextStep(here);
  const known = useBookingPrice(booking.id);
  const { pricing, ...link } = useLinkChoices({ booking, step, pricing: known });
  const [lineEnd, setLineEnd] = useState<HTMLElement | null>(null);
  const [barSlot, setBarSlot] = useState<BarSlot | null>(null);
  // On narrow screens the price is at the end of the page, so the step itself says why there is none.
  const isWide = useIsFrom('lg');
  const refusalPlace = step === 'success' || (isWide && !isEmptyWithoutPrice(step)) ? 'panel' : 'step';
  useStepTitle(here);
  useAddressFlags({ ...here, pricing: known });
  useRetryCover(step, pricing);
  usePreloadedSteps();
  // Lazy steps report themselves ready, because the page has no heading before they are loaded.
  useReady(lazyStepOf(funnel, step) === undefined && !isPaymentPage(step));
  const Step = stepOf(funnel, step);
  const notes = (
    <>
      <LazyLinkNote {...link} price={pricing.price} />
      {refusalPlace === 'step' && pricing.refusal && (
        <LazyRefusedTrip booking={booking} pricing={pricing} refusal={pricing.refusal} />
      )}
    </>
  );
  return (
    <Wrap>
      <Stack $gap={8} style={{ paddingBlock: 'var(--s6) var(--s12)' }}>
        <LineOfSteps {...here} onEnd={setLineEnd} />
        <Columns>
          <StepArea $gap={8} key={stepKeyOf(funnel, step)}>
            <StepLineEnd value={lineEnd}>
              <BarSlotContext value={barSlot}>
                <Step
                  {...here}
                  me={me}
                  pricing={pricing}
                  notes={notes}
                  head={<StepHead {...here} />}
                  onDone={goOn}
                />
              </BarSlotContext>
            </StepLineEnd>
          </StepArea>
          <Aside>
            <PricePanel
              booking={booking}
              pricing={pricing}
              showsRefusal={refusalPlace === 'panel'}
              onBarSlot={setBarSlot}
            />
          </Aside>
        </Columns>
      </Stack>
    </Wrap>
  );
}

function isEmptyWithoutPrice(step: FunnelStep): boolean {
  return step === 'cancel-insurance';
}

function useGoToNextStep({
  funnel,
  step,
  booking,
}: Pick<FunnelLayoutProps, 'funnel' | 'step' | 'booking'>): () => void {
  const navigate = useNavigate();
  const next = isPaymentPage(step) ? 'success' : stepAfter(funnel, step);
  return () => void navigate(stepPath(funnel, booking, next), { replace: next === 'success' });
}

/** The older payment has three addresses; one key keeps it mounted while it moves between them. */
function stepKeyOf(funnel: Funnel, step: FunnelStep): string {
  return stepOf(funnel, step) === LazyPaying ? 'paying' : step;
}

function stepOf(funnel: Funnel, step: FunnelStep): ComponentType<StepProps> {
  if (step !== 'success') return (funnel === 'booking-payment' ? OLDER_STEPS : STEPS)[step];
  return funnel === 'request' ? LAST.sent : LAST.booked;
}
