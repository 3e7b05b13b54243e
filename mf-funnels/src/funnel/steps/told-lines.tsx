import { useIntl } from 'react-intl';

import type { BookingPrice } from '@campavia/contracts';
import { tierOfId, TRIP_PURPOSES, type PriceLineCode } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { Link } from '@campavia/remote-kit';
import { Card } from '@campavia/ui';

import { extrasMessages } from '../../parts/extras.messages';
import { insuranceNames } from '../../parts/insurance-names.messages';
import { stepsOf, type FunnelStep } from '../../rules/funnel-steps';
import { stepPath } from '../funnel-paths';
import { stepMessages } from '../step.messages';
import type { StepProps } from '../step-props';

import { checkMessages } from './check.messages';
import { purposeMessages } from './purpose.messages';
import { Told } from './recap.styles';
import { tripMessages } from './trip.messages';

/** What was told at each step, with the way back to it. */
export function ToldLines(props: StepProps) {
  const { formatMessage } = useIntl();
  const { funnel, booking } = props;
  const told = useTold(props);
  return (
    <Card $isPadded>
      <Told>
        {stepsOf(funnel).map((step) => {
          const words = told[step];
          if (!words) return null;
          return (
            <div key={step}>
              <dt>{formatMessage(stepMessages[step])}</dt>
              <dd>{words}</dd>
              {booking.is_updatable && (
                <dd>
                  <Link
                    to={stepPath(funnel, booking, step)}
                    aria-label={formatMessage(checkMessages.changeStep, {
                      step: formatMessage(stepMessages[step]),
                    })}
                  >
                    {formatMessage(checkMessages.change)}
                  </Link>
                </dd>
              )}
            </div>
          );
        })}
      </Told>
    </Card>
  );
}

type Words = (string | null | undefined)[];

function useTold(props: StepProps): Partial<Record<FunnelStep, string>> {
  return {
    'user-details': useDriverWords(props).join('\n'),
    'travel-details': useTravelWords(props).join('\n'),
    insurance: useInsuranceWords(props).join('\n'),
    'cancel-insurance': useCancellationWords(props),
    'message-owner': props.booking.message ?? undefined,
  };
}

function useDriverWords({ booking, me }: StepProps): Words {
  const intl = useIntl();
  const { driver_born_on: born } = booking;
  return [
    `${me.first_name} ${me.last_name}`,
    born && formatPlainDate(intl, born, 'short'),
    me.phone,
    useLicenceWords(booking),
  ].filter(Boolean);
}

function useLicenceWords({
  licence_type: licence,
  driver_licence_since: since,
}: StepProps['booking']): string | undefined {
  const intl = useIntl();
  if (!licence) return undefined;
  if (!since) return intl.formatMessage(checkMessages.licence, { licence });
  const day = formatPlainDate(intl, since, 'short');
  return intl.formatMessage(checkMessages.licenceSince, { licence, day });
}

function useTravelWords({ booking }: StepProps): Words {
  const { formatMessage } = useIntl();
  const purpose = TRIP_PURPOSES.find((each) => each === booking.purpose);
  const count = formatMessage(tripMessages.travellerCount, { count: booking.travelers });
  return purpose ? [formatMessage(purposeMessages[purpose]), count] : [count];
}

/** As the price has it, which knows a change first. */
function useInsuranceWords({ funnel, booking, pricing: { price } }: StepProps): Words {
  const { formatMessage } = useIntl();
  const slug = tierOfId(price?.insurance_id ?? booking.insurance.id)?.slug ?? booking.insurance.slug;
  const isCancelHere = !stepsOf(funnel).includes('cancel-insurance');
  return [
    formatMessage(insuranceNames[slug], { owner: booking.owner.first_name }),
    isCancelHere && hasLine(price, 'price_cancellation_insurance')
      ? formatMessage(extrasMessages.cancellation)
      : undefined,
    hasLine(price, 'price_rental_cover') ? formatMessage(extrasMessages.rentalCover) : undefined,
  ].filter(Boolean);
}

/** Nothing is said of it while the price is not known. */
function useCancellationWords({ pricing: { price } }: StepProps): string | undefined {
  const { formatMessage } = useIntl();
  if (!price) return undefined;
  const isChosen = hasLine(price, 'price_cancellation_insurance');
  return formatMessage(isChosen ? extrasMessages.cancellation : checkMessages.noCancellation);
}

function hasLine(price: BookingPrice | undefined, line: PriceLineCode): boolean {
  return price?.lines.some(({ code }) => code === line) ?? false;
}
