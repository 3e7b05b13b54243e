import { useIntl } from 'react-intl';

import type { BookingPrice } from '@campavia/contracts';
import { tierOfId, TRIP_PURPOSES, type PriceLineCode } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { extraNames, insuranceNames } from '@campavia/parts/price-breakdown';
import { Link } from '@campavia/remote-kit';
import { Card } from '@campavia/ui';

import { stepsOf, type FunnelStep } from '../../../../rules/funnel/funnel-steps';
import { stepPath } from '../../funnel-paths';
import { stepMessages } from '../../step.messages';
import type { StepProps } from '../../step-props';

import { summaryMessages } from './summary.messages';
import { purposeMessages } from '../trip/purpose.messages';
import { SummaryList } from '../recap.styles';
import { tripMessages } from '../trip/travel-details.messages';

export function SummaryLines(props: StepProps) {
  const { formatMessage } = useIntl();
  const { funnel, booking } = props;
  const texts = useSummaryTexts(props);
  return (
    <Card $isPadded>
      <SummaryList>
        {stepsOf(funnel).map((step) => {
          const text = texts[step];
          if (!text) return null;
          return (
            <div key={step}>
              <dt>{formatMessage(stepMessages[step])}</dt>
              <dd>{text}</dd>
              {booking.is_updatable && (
                <dd>
                  <Link
                    to={stepPath(funnel, booking, step)}
                    aria-label={formatMessage(summaryMessages.changeStep, {
                      step: formatMessage(stepMessages[step]),
                    })}
                  >
                    {formatMessage(summaryMessages.change)}
                  </Link>
                </dd>
              )}
            </div>
          );
        })}
      </SummaryList>
    </Card>
  );
}

type Lines = (string | null | undefined)[];

function useSummaryTexts(props: StepProps): Partial<Record<FunnelStep, string>> {
  return {
    'user-details': useDriverLines(props).join('\n'),
    'travel-details': useTravelLines(props).join('\n'),
    insurance: useInsuranceLines(props).join('\n'),
    'cancel-insurance': useCancellationText(props),
    'message-owner': props.booking.message ?? undefined,
  };
}

function useDriverLines({ booking, me }: StepProps): Lines {
  const intl = useIntl();
  const { driver_born_on: born } = booking;
  return [
    `${me.first_name} ${me.last_name}`,
    born && formatPlainDate(intl, born, 'short'),
    me.phone,
    useLicenceText(booking),
  ].filter(Boolean);
}

function useLicenceText({
  licence_type: licence,
  driver_licence_since: since,
}: StepProps['booking']): string | undefined {
  const intl = useIntl();
  if (!licence) return undefined;
  if (!since) return intl.formatMessage(summaryMessages.licence, { licence });
  const day = formatPlainDate(intl, since, 'short');
  return intl.formatMessage(summaryMessages.licenceSince, { licence, day });
}

function useTravelLines({ booking }: StepProps): Lines {
  const { formatMessage } = useIntl();
  const purpose = TRIP_PURPOSES.find((each) => each === booking.purpose);
  const count = formatMessage(tripMessages.travellerCount, { count: booking.travelers });
  return purpose ? [formatMessage(purposeMessages[purpose]), count] : [count];
}

/** Read from the price, because it is updated before the booking. */
function useInsuranceLines({ funnel, booking, pricing: { price } }: StepProps): Lines {
  const { formatMessage } = useIntl();
  const slug = tierOfId(price?.insurance_id ?? booking.insurance.id)?.slug ?? booking.insurance.slug;
  const offersCancellationHere = !stepsOf(funnel).includes('cancel-insurance');
  return [
    formatMessage(insuranceNames[slug], { owner: booking.owner.first_name }),
    offersCancellationHere && hasLine(price, 'price_cancellation_insurance')
      ? formatMessage(extraNames.cancellation)
      : undefined,
    hasLine(price, 'price_rental_cover') ? formatMessage(extraNames.rentalCover) : undefined,
  ].filter(Boolean);
}

function useCancellationText({ pricing: { price } }: StepProps): string | undefined {
  const { formatMessage } = useIntl();
  if (!price) return undefined;
  const isChosen = hasLine(price, 'price_cancellation_insurance');
  return formatMessage(isChosen ? extraNames.cancellation : summaryMessages.noCancellation);
}

function hasLine(price: BookingPrice | undefined, line: PriceLineCode): boolean {
  return price?.lines.some(({ code }) => code === line) ?? false;
}
