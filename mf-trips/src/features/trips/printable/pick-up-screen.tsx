import { useIntl, type IntlShape } from 'react-intl';

import { formatDateRange, formatMoney } from '@campavia/i18n';
import { BRAND, Clauses, Sheet, SheetTop } from '@campavia/parts/contract-sheet';
import { formatHandover, formatTimeZone } from '@campavia/parts/handover-times';
import { insuranceNames } from '@campavia/parts/price-breakdown';
import { usePlatform } from '@campavia/remote-kit';
import { Row, Small, Strong } from '@campavia/ui';

import { usePickUp, type TripToPickUp } from '../../../data/use-printable';
import { mapLinkOf, pointText } from '../../../rules/pick-up/map-link';

import { paymentMessages } from '../details/payment.messages';
import { ownerMessages } from '../details/owner.messages';
import { listMessages } from '../list/list.messages';
import { pickUpMessages } from './pick-up.messages';
import { PrintablePage } from './printable-page';
import { Numbers, BringList, TripFacts } from './printable.styles';

export function PickUpScreen() {
  return (
    <PrintablePage name="pickUp" usePrintable={usePickUp}>
      {(trip) => <PickUpSheet trip={trip} />}
    </PrintablePage>
  );
}

interface PickUpProps {
  trip: TripToPickUp;
}

function PickUpSheet({ trip }: PickUpProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, camper, date_from, date_to, days } = trip;
  return (
    <Sheet>
      <SheetTop>
        <Strong>{BRAND}</Strong>
        <Strong>{formatMessage(pickUpMessages.booking, { id: String(id) })}</Strong>
      </SheetTop>
      <TripFacts>
        <div>
          <Strong>{camper.title}</Strong>
          <br />
          <Small $tone="soft">{placeOf(intl, trip)}</Small>
        </div>
        <div>
          <Strong>{formatDateRange(intl, date_from, date_to)}</Strong>
          <br />
          <Small $tone="soft">{formatMessage(listMessages.days, { days })}</Small>
        </div>
      </TripFacts>
      <Handovers trip={trip} />
      <Owner trip={trip} />
      <WhatToBring trip={trip} />
      <EmergencyNumbers trip={trip} />
    </Sheet>
  );
}

function placeOf(
  { formatDisplayName }: IntlShape,
  { camper: { city, country } }: PickUpProps['trip'],
): string {
  return [city, formatDisplayName(country, { type: 'region' }) ?? country].join(', ');
}

function Handovers({ trip }: PickUpProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { camper, date_from, date_to, hour_from, hour_to, date_time_from, time_zone } = trip;
  return (
    <section>
      <Clauses>
        <div>
          <dt>{formatMessage(paymentMessages.pickUp)}</dt>
          <dd>
            <Strong>{formatHandover(intl, date_from, hour_from)}</Strong>
          </dd>
        </div>
        <div>
          <dt>{formatMessage(paymentMessages.return)}</dt>
          <dd>
            <Strong>{formatHandover(intl, date_to, hour_to)}</Strong>
            <Small as="p" $tone="soft">
              {formatMessage(pickUpMessages.zone, {
                zone: formatTimeZone(intl, date_time_from, time_zone),
              })}
            </Small>
          </dd>
        </div>
        <div>
          <dt>{formatMessage(pickUpMessages.place)}</dt>
          <dd>{placeOf(intl, trip)}</dd>
        </div>
        <div>
          <dt>{formatMessage(pickUpMessages.point)}</dt>
          <Row as="dd" $gap={3}>
            <span>{pointText(camper)}</span>
            <a href={mapLinkOf(camper)} target="_blank" rel="noreferrer" data-not-printed>
              {formatMessage(pickUpMessages.map)}
            </a>
          </Row>
        </div>
      </Clauses>
    </section>
  );
}

function Owner({ trip: { owner } }: PickUpProps) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <h2>{formatMessage(ownerMessages.owner)}</h2>
      <Clauses>
        <div>
          <dt>{owner.first_name}</dt>
          <dd>
            {owner.phone ? <PhoneNumber number={owner.phone} /> : formatMessage(pickUpMessages.noPhone)}
          </dd>
        </div>
      </Clauses>
    </section>
  );
}

function WhatToBring({ trip }: PickUpProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const drivers = trip.second_driver === 'selected' || trip.second_driver === 'included' ? 2 : 1;
  const amount = formatMoney(intl, trip.deposit, trip.deposit_currency);
  const deposit = trip.deposit_at_pick_up ? pickUpMessages.depositThere : pickUpMessages.depositOnCard;
  return (
    <section>
      <h2>{formatMessage(pickUpMessages.bring)}</h2>
      <BringList>
        <li>{formatMessage(pickUpMessages.licence, { drivers })}</li>
        <li>{formatMessage(pickUpMessages.identity, { drivers })}</li>
        {Number(trip.deposit) > 0 && <li>{formatMessage(deposit, { amount })}</li>}
        <li>{formatMessage(pickUpMessages.thisPage)}</li>
      </BringList>
    </section>
  );
}

function EmergencyNumbers({ trip }: PickUpProps) {
  const { formatMessage } = useIntl();
  const help = usePlatform().referential?.phone_number;
  const { assistance, insurance, owner } = trip;
  return (
    <section>
      <h2>{formatMessage(pickUpMessages.emergency)}</h2>
      <Numbers>
        <div>
          <dt>{formatMessage(pickUpMessages.services)}</dt>
          <dd>
            <PhoneNumber number={assistance.emergency} />
          </dd>
        </div>
        <div>
          <dt>
            {formatMessage(pickUpMessages.breakdown)}
            <Small as="p" $tone="soft">
              {formatMessage(insuranceNames[insurance.slug], { owner: owner.first_name })}
            </Small>
          </dt>
          <dd>
            {assistance.breakdown ? (
              <PhoneNumber number={assistance.breakdown} />
            ) : (
              <Small>{formatMessage(pickUpMessages.ownInsurance, { owner: owner.first_name })}</Small>
            )}
          </dd>
        </div>
        {help && (
          <div>
            <dt>{formatMessage(pickUpMessages.help)}</dt>
            <dd>
              <PhoneNumber number={help} />
            </dd>
          </div>
        )}
      </Numbers>
      <Small as="p" $tone="soft">
        {formatMessage(pickUpMessages.quote, { id: String(trip.id) })}
      </Small>
    </section>
  );
}

function PhoneNumber({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>;
}
