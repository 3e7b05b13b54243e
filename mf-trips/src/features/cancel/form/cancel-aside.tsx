import { useIntl } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import type { GuestCancelReason } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { formatHour } from '@campavia/parts/handover-times';
import { AddressLink } from '@campavia/remote-kit';
import { StayDates } from '@campavia/parts/booking-list';
import { ButtonLink, Card, H3, Rule, Small, Stack } from '@campavia/ui';
import { SubmitButton } from '@campavia/ui/forms';
import { Picture } from '@campavia/ui/media';

import { needsProof } from '../../../rules/cancellation/cancellation';
import { REFUND_WORKING_DAYS } from '../../../rules/cancellation/refund-payments';
import { buildRefundTable } from '../../../rules/cancellation/refund-table';
import { MoneyLines } from '../../trips';

import { asideMessages } from './aside.messages';
import { Actions, CamperLine, SmallPhoto } from './cancel-form.styles';

export interface CancelAsideProps {
  trip: GuestBooking;
  preview: RefundPreview | undefined;
  reason: GuestCancelReason | undefined;
}

/** The trip, the amounts and the buttons. */
export function CancelAside({ trip, preview, reason }: CancelAsideProps) {
  const { formatMessage } = useIntl();
  const isProven = needsProof(trip, reason);
  return (
    <Card as="section" $isPadded $isLifted $isCab>
      <Stack $gap={4}>
        <TripLine trip={trip} />
        <Rule style={{ marginBlock: 0 }} />
        {preview ? (
          <Sums trip={trip} preview={preview} isProven={isProven} />
        ) : (
          <Small as="p">{formatMessage(asideMessages.nothingPaid)}</Small>
        )}
        <Actions>
          <SubmitButton variant="stop" isWide busyLabel={formatMessage(asideMessages.busy)}>
            <CancelLabel preview={preview} isProven={isProven} />
          </SubmitButton>
          <ButtonLink as={AddressLink} to="trip" params={{ id: trip.id }} variant="line" isWide>
            {formatMessage(asideMessages.keep)}
          </ButtonLink>
        </Actions>
        <Small as="p" $tone="soft">
          {formatMessage(asideMessages.final)}
        </Small>
      </Stack>
    </Card>
  );
}

interface AmountProps {
  preview: RefundPreview;
  /** The amounts are known once the proof is checked. */
  isProven: boolean;
}

function CancelLabel({ preview, isProven }: Partial<AmountProps>) {
  const intl = useIntl();
  if (isProven) return intl.formatMessage(asideMessages.report);
  if (!preview || Number(preview.refund_total) === 0) return intl.formatMessage(asideMessages.cancelTrip);
  const amount = formatMoney(intl, preview.refund_total, preview.currency_used);
  return intl.formatMessage(asideMessages.cancelFor, { amount });
}

function TripLine({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const { camper, owner, date_from, date_to, hour_from, hour_to } = trip;
  return (
    <>
      <CamperLine>
        {camper.picture && (
          <SmallPhoto>
            <Picture picture={{ ...camper.picture, alt: '' }} sizes="7rem" />
          </SmallPhoto>
        )}
        <div>
          <H3 as="p">{camper.title}</H3>
          <Small as="p" $tone="soft">
            {[camper.city, owner.first_name].join(' · ')}
          </Small>
        </div>
      </CamperLine>
      <StayDates
        from={date_from}
        to={date_to}
        fromText={formatHour(intl, hour_from)}
        toText={formatHour(intl, hour_to)}
      />
    </>
  );
}

function Sums({ trip, preview, isProven }: AmountProps & { trip: GuestBooking }) {
  const intl = useIntl();
  const { owner_receives, refund_total, paid, currency_used: currency } = preview;
  const money = (amount: string) => formatMoney(intl, amount, currency);
  const afterProof = intl.formatMessage(asideMessages.afterProof);
  const kept = [
    [intl.formatMessage(asideMessages.ownerKeeps, { owner: trip.owner.first_name }), owner_receives],
    [intl.formatMessage(asideMessages.platformKeeps), buildRefundTable(preview).platformKeeps],
  ] as const;
  return (
    <MoneyLines aria-live="polite">
      <div>
        <dt>{intl.formatMessage(asideMessages.paid)}</dt>
        <dd>{money(paid)}</dd>
      </div>
      {kept.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isProven ? afterProof : money(amount)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>
          {intl.formatMessage(asideMessages.youGet)}
          {!isProven && Number(refund_total) > 0 && (
            <small>{intl.formatMessage(asideMessages.within, { days: REFUND_WORKING_DAYS })}</small>
          )}
        </dt>
        <dd>{isProven ? afterProof : money(refund_total)}</dd>
      </div>
    </MoneyLines>
  );
}
