import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { BottomBar, Button, Card, H3, RoadDivider, Small } from '@campavia/ui';
import { Picture } from '@campavia/ui/media';

import type { PriceDifference } from '../../rules/price-difference';

import { askMessages } from './ask.messages';
import { differenceMessages } from './difference.messages';
import { CamperLine, MoneyLines, When, WideOnly } from './extend.styles';

/** While nothing is chosen. */
const UNKNOWN = '–';

export interface AskPanelProps {
  trip: GuestBooking;
  difference: PriceDifference | undefined;
  /** The price is loaded and belongs to the choice. */
  isReady: boolean;
  isAsking: boolean;
  onAsk: () => void;
}

/** The total, and the button that asks the owner; in narrow windows in a bar at the bottom. */
export function AskPanel(props: AskPanelProps) {
  const { trip, difference } = props;
  const { formatMessage } = useIntl();
  const owner = trip.owner.first_name;
  return (
    <Card as="section" aria-label={trip.camper.title} $isLifted $isCab $isPadded>
      <Camper trip={trip} />
      <Amounts trip={trip} difference={difference} />
      <WideOnly>
        <AskButton {...props} />
      </WideOnly>
      <Small as="p" $tone="soft">
        {formatMessage(askMessages.safe, { owner })}
      </Small>
    </Card>
  );
}

function Camper({ trip }: Pick<AskPanelProps, 'trip'>) {
  const intl = useIntl();
  const { camper, owner, date_from, date_to } = trip;
  return (
    <>
      <CamperLine>
        {camper.picture && <Picture picture={{ ...camper.picture, alt: '' }} sizes="7rem" />}
        <div>
          <H3 as="h2">{camper.title}</H3>
          <Small $tone="soft">{[camper.city, owner.first_name].join(' · ')}</Small>
        </div>
      </CamperLine>
      <When>
        <b>{formatPlainDate(intl, date_from, 'day')}</b>
        <RoadDivider $isFull />
        <b>{formatPlainDate(intl, date_to, 'day')}</b>
      </When>
    </>
  );
}

function Amounts({ trip, difference }: Pick<AskPanelProps, 'trip' | 'difference'>) {
  const intl = useIntl();
  const money = (amount: string | undefined) =>
    amount === undefined ? UNKNOWN : formatMoney(intl, amount, trip.price_currency);
  return (
    <MoneyLines aria-live="polite">
      <div>
        <dt>{intl.formatMessage(askMessages.booked)}</dt>
        <dd>{money(difference?.now ?? trip.price)}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage(askMessages.after)}</dt>
        <dd>{money(difference?.after)}</dd>
      </div>
      <div data-total>
        <dt>
          {intl.formatMessage(askMessages.toPay)}
          <small>{noteOf(intl, trip, difference)}</small>
        </dt>
        <dd>{money(difference?.toPay)}</dd>
      </div>
    </MoneyLines>
  );
}

function noteOf(
  { formatMessage }: ReturnType<typeof useIntl>,
  trip: GuestBooking,
  difference: PriceDifference | undefined,
): string {
  return difference && Number(difference.toPay) === 0
    ? formatMessage(differenceMessages.free)
    : formatMessage(askMessages.once, { owner: trip.owner.first_name });
}

function AskButton({ trip, isReady, isAsking, onAsk }: AskPanelProps) {
  const { formatMessage } = useIntl();
  const owner = trip.owner.first_name;
  return (
    <Button
      variant="main"
      isWide
      aria-disabled={!isReady || undefined}
      isBusy={isAsking}
      busyLabel={formatMessage(askMessages.asking, { owner })}
      onClick={onAsk}
    >
      {formatMessage(askMessages.ask, { owner })}
    </Button>
  );
}

/** In narrow windows: the amount and the button. */
export function AskBottomBar(props: AskPanelProps) {
  const intl = useIntl();
  const { trip, difference } = props;
  return (
    <BottomBar>
      <div>
        <b>{difference ? formatMoney(intl, difference.toPay, trip.price_currency) : UNKNOWN}</b>
        <small>{noteOf(intl, trip, difference)}</small>
      </div>
      <div>
        <AskButton {...props} />
      </div>
    </BottomBar>
  );
}
