import { useIntl } from 'react-intl';

import type { PriceExample } from '@campavia/contracts';
import { FEE_PERCENT } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { Card, H3, Skeleton, Small, Stack, Tiny } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';

import { exampleMessages } from './example.messages';
import { Choices, Lines } from './prices.styles';
import { EXAMPLE_DAYS, nameOfMonth, type ExampleTrip } from './use-example-trip';

const MONTHS = Array.from({ length: 12 }, (_, nth) => nth + 1);

/** The owner's earnings and the guest's price of an example trip, from the same quote that guests get. */
export function ExampleCard({ trip }: { trip: ExampleTrip }) {
  const { formatMessage } = useIntl();
  return (
    <aside>
      <Card $isLifted $isCab $isPadded>
        <Stack $gap={4}>
          <div>
            <Small as="p" $tone="soft">
              {formatMessage(exampleMessages.intro)}
            </Small>
            <H3 as="h2">{trip.name}</H3>
          </div>
          <TripChoices trip={trip} />
          {trip.example ? <ExampleLines example={trip.example} /> : <Skeleton $height="16rem" />}
          <Tiny as="p" $tone="soft">
            {formatMessage(exampleMessages.agreed)}
          </Tiny>
        </Stack>
      </Card>
    </aside>
  );
}

function TripChoices({ trip }: { trip: ExampleTrip }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const leads = [
    { id: 'late', name: formatMessage(exampleMessages.notEarly) },
    { id: 'early', name: formatMessage(exampleMessages.bookedEarly) },
  ];
  return (
    <Stack $gap={3}>
      <Choices>
        <Select
          label={formatMessage(exampleMessages.month)}
          items={MONTHS.map((month) => ({ id: String(month), name: nameOfMonth(intl, month) }))}
          selectedId={String(trip.month)}
          onChoose={({ id }) => trip.setMonth(Number(id))}
        />
        <Select
          label={formatMessage(exampleMessages.length)}
          items={EXAMPLE_DAYS.map((days) => ({
            id: String(days),
            name: formatMessage(exampleMessages.days, { days }),
          }))}
          selectedId={String(trip.days)}
          onChoose={({ id }) => trip.setDays(Number(id))}
        />
      </Choices>
      <Select
        label={formatMessage(exampleMessages.booked)}
        items={leads}
        selectedId={trip.isEarly ? 'early' : 'late'}
        onChoose={({ id }) => trip.setEarly(id === 'early')}
      />
    </Stack>
  );
}

function ExampleLines({ example }: { example: PriceExample }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const money = (amount: string) => formatMoney(intl, amount, example.currency);
  const less = (amount: string) => money(`-${amount}`);
  const isNothing = (amount: string) => Number(amount) === 0;
  const { price_discount_weekly: weekly, price_discount_early: early, price_owner_before: before } = example;
  return (
    <Lines aria-live="polite">
      <dt>{formatMessage(exampleMessages.gross, { days: example.days })}</dt>
      <dd>{money(example.gross)}</dd>
      {!isNothing(weekly) && (
        <>
          <dt className="less">{formatMessage(exampleMessages.weekly)}</dt>
          <dd className="less">{less(weekly)}</dd>
        </>
      )}
      {!isNothing(early) && (
        <>
          <dt className="less">{formatMessage(exampleMessages.early)}</dt>
          <dd className="less">{less(early)}</dd>
        </>
      )}
      <dt className="total">
        {formatMessage(exampleMessages.receive)}
        {before && <small>{formatMessage(exampleMessages.before, { amount: money(before) })}</small>}
      </dt>
      <dd className="total">{money(example.price_owner)}</dd>
      <dt>
        {formatMessage(exampleMessages.fee, {
          share: intl.formatNumber(FEE_PERCENT / 100, { style: 'percent' }),
        })}
      </dt>
      <dd>{money(example.price_fees)}</dd>
      <dt>{formatMessage(exampleMessages.insurance)}</dt>
      <dd>{money(example.price_insurance)}</dd>
      <dt className="total">
        {formatMessage(exampleMessages.guestPays)}
        <small>{formatMessage(exampleMessages.aDay, { amount: money(example.price_per_day) })}</small>
      </dt>
      <dd className="total">{money(example.price)}</dd>
    </Lines>
  );
}
