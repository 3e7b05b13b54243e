import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { DepositClaim, OwnerBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Badge, Button, Card, H3, Row, Small, Stack, Strong, Text, type BadgeTone } from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import { useWithdrawClaim, type UseClaimPhotos } from '../../../data/handover/use-claims';

import { ClaimPhotos } from './claim-photos';
import { claimMessages } from './claims.messages';

export interface ClaimCardProps {
  booking: OwnerBooking;
  claim: DepositClaim;
  photos: UseClaimPhotos;
}

const STATES = {
  open: ['checking', 'care'],
  accepted: ['accepted', 'note'],
  charged: ['charged', 'good'],
  unpaid: ['unpaid', 'care'],
  withdrawn: ['withdrawn', 'quiet'],
  rejected: ['rejected', 'quiet'],
} as const satisfies Record<DepositClaim['state'], [name: keyof typeof claimMessages, tone: BadgeTone]>;

const WITH_STAFF = ['withStaff', 'note'] as const;

/** A claim of the owner: its kind, its status, and the guest's answer. */
export function ClaimCard({ booking, claim, photos }: ClaimCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [name, tone] = claim.waits_for === 'staff' ? WITH_STAFF : STATES[claim.state];
  const guest = booking.guest.first_name;
  return (
    <Card as="section" $isPadded>
      <Stack $gap={3}>
        <div>
          <Badge tone={tone} icon={claim.state === 'charged' ? Check : Clock}>
            {formatMessage(claimMessages[name], { guest })}
          </Badge>
        </div>
        <H3>{formatMessage(claimMessages[claim.kind])}</H3>
        <Strong>{formatMoney(intl, claim.amount, claim.currency)}</Strong>
        <Text>{claim.description}</Text>
        <ClaimPhotos bookingId={booking.id} claim={claim} photos={photos} />
        {claim.answer !== null && (
          <div>
            <Strong>{formatMessage(claimMessages.answer, { guest })}</Strong>
            <Text>{claim.answer}</Text>
          </div>
        )}
        {claim.waits_for === 'guest' && (
          <Small as="p" $tone="soft">
            {formatMessage(claimMessages.noAnswer, { guest })}
          </Small>
        )}
        <ClaimDecision claim={claim} />
        {claim.state === 'unpaid' && <Small as="p">{formatMessage(claimMessages.owedText, { guest })}</Small>}
        {claim.state === 'open' && <Withdrawal booking={booking} claim={claim} />}
      </Stack>
    </Card>
  );
}

function ClaimDecision({ claim }: { claim: DepositClaim }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (claim.granted === null) return null;
  const amount = formatMoney(intl, claim.amount, claim.currency);
  const granted = formatMoney(intl, claim.granted, claim.currency);
  return (
    <div>
      <Strong>{formatMessage(claimMessages.decision)}</Strong>
      <Text>
        {claim.state === 'rejected'
          ? formatMessage(claimMessages.grantedNothing, { amount })
          : formatMessage(claimMessages.granted, { granted, amount })}
      </Text>
      {claim.decision_note !== null && <Text>{claim.decision_note}</Text>}
    </div>
  );
}

function Withdrawal({ booking, claim }: Pick<ClaimCardProps, 'booking' | 'claim'>) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const { withdraw, isBusy } = useWithdrawClaim(booking.id, claim.id);
  const guest = booking.guest.first_name;
  if (!isAsking) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {formatMessage(claimMessages.withdraw)}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Text role="status">{formatMessage(claimMessages.withdrawText, { guest })}</Text>
      <Row $gap={3}>
        <Button
          variant="stop"
          isBusy={isBusy}
          busyLabel={formatMessage(claimMessages.sending)}
          onClick={() => void withdraw()}
        >
          {formatMessage(claimMessages.withdrawNow)}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => setIsAsking(false)}>
          {formatMessage(claimMessages.keep)}
        </Button>
      </Row>
    </>
  );
}
