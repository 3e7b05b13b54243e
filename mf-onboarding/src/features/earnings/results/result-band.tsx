import { useIntl } from 'react-intl';

import { isTowed, vehicleTypeCode } from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import { vehiclePictures } from '@campavia/parts/vehicle-pictures';
import { hrefOf, Link, usePlatform, useUser } from '@campavia/remote-kit';
import { ButtonLink, Hero, Small } from '@campavia/ui';

import { beginListing } from '../../../data/earnings/begin-listing';
import type { Answers } from '../../../rules/earnings/answer-checks';
import { earningsPath } from '../../../rules/earnings/earnings-steps';
import type { EarningsOutcome } from '../../../rules/earnings/stored-answers';

import { resultMessages } from './result.messages';
import { Actions, Band, BandLine, BandText, Facts, Road } from './results.styles';
import { useEuros } from './use-euros';

export function ResultBand({ answers, result }: EarningsOutcome) {
  const { formatMessage } = useIntl();
  const euros = useEuros();
  const code = vehicleTypeCode(Number(answers.vehicle_type)) ?? 'other';
  const daily = { min: euros(result.min_daily), max: euros(result.max_daily) };
  const yearly = { min: euros(result.min_yearly), max: euros(result.max_yearly) };
  const isEarning = result.max_yearly > 0;
  const free = { weeks: Number(answers.number_of_weeks), count: Number(answers.number_of_weekends) };
  return (
    <Band>
      <div>
        <BandText>
          <VehicleFacts answers={answers} />
          <Hero>
            {isEarning
              ? formatMessage(resultMessages.yearly, yearly)
              : formatMessage(resultMessages.perDay, daily)}
          </Hero>
          <BandLine>
            {isEarning
              ? formatMessage(resultMessages.daily, { ...daily, ...free })
              : formatMessage(resultMessages.nothing)}
          </BandLine>
          <NextActions answers={answers} isEarning={isEarning} />
        </BandText>
        <img src={vehiclePictures[code]} alt="" width={576} height={320} />
      </div>
      <Road />
    </Band>
  );
}

function VehicleFacts({ answers }: { answers: Answers }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { vehicle_registration_country: country = '', number_of_seats: seats } = answers;
  const type = Number(answers.vehicle_type);
  const code = vehicleTypeCode(type);
  const facts = [
    code && formatMessage(vehicleTypeMessages[code]),
    answers.vehicle_registered_year?.trim(),
    seats && !isTowed(type) ? formatMessage(resultMessages.seats, { seats: Number(seats) }) : undefined,
    formatDisplayName(country, { type: 'region' }),
  ];
  return (
    <Facts aria-label={formatMessage(resultMessages.vehicle)}>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Facts>
  );
}

interface NextActionsProps {
  answers: Answers;
  isEarning: boolean;
}

/** Lists the camper with what is known of it, here or on the sister platform. */
function NextActions({ answers, isEarning }: NextActionsProps) {
  const { formatMessage } = useIntl();
  const { referential, routing } = usePlatform();
  const me = useUser();
  const list = formatMessage(resultMessages.list);
  const isElsewhere = referential?.can_publish_camper === false;
  const listing = isElsewhere ? undefined : hrefOf('onboarding');
  const variant = isEarning ? 'main' : 'line';
  return (
    <>
      <Actions>
        {!isEarning && (
          <ButtonLink as={Link} variant="main" size="l" to={earningsPath('owner')}>
            {formatMessage(resultMessages.addWeeks)}
          </ButtonLink>
        )}
        {listing && (
          <ButtonLink variant={variant} size="l" href={listing} onClick={() => beginListing(answers, me?.id)}>
            {list}
          </ButtonLink>
        )}
        {isElsewhere && routing.sister_platform && (
          <ButtonLink variant={variant} size="l" href={routing.sister_platform}>
            {list}
          </ButtonLink>
        )}
        {isEarning && (
          <ButtonLink as={Link} variant="line" size="l" to={earningsPath('owner')}>
            {formatMessage(resultMessages.change)}
          </ButtonLink>
        )}
      </Actions>
      {isElsewhere && <Small as="p">{formatMessage(resultMessages.sister)}</Small>}
    </>
  );
}
