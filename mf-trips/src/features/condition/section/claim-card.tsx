import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { ConditionPhoto, DepositClaim, GuestBooking } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import {
  Badge,
  Button,
  Card,
  ErrorText,
  H3,
  Row,
  Small,
  Stack,
  Strong,
  Text,
  type BadgeTone,
} from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import { TilePicture, Tiles } from '../../../components/documents/pages.styles';
import { useClaim } from '../../../data/conditions/use-claim';
import { useConditionPhoto } from '../../../data/conditions/use-condition-photos';

import { CLAIM_KIND_MESSAGES } from '../../trips';

import { AnswerForm } from './answer-form';
import { formatAbout } from './settlement-card';
import { conditionMessages } from './condition-section.messages';

export interface ClaimCardProps {
  trip: GuestBooking;
  claim: DepositClaim;
  isOnCard: boolean;
}

const STATES: Record<DepositClaim['state'], [name: keyof typeof conditionMessages, tone: BadgeTone]> = {
  open: ['waitingForAnswer', 'care'],
  accepted: ['charging', 'note'],
  charged: ['charged', 'good'],
  unpaid: ['owed', 'care'],
  withdrawn: ['withdrawn', 'quiet'],
  rejected: ['rejected', 'quiet'],
};

const WITH_STAFF = ['withStaff', 'note'] as const;

/** A claim of the owner: its kind, its status, and the guest's possible answers. */
export function ClaimCard({ trip, claim, isOnCard }: ClaimCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [name, tone] = claim.waits_for === 'staff' ? WITH_STAFF : STATES[claim.state];
  const values = { owner: trip.owner.first_name, kind: formatMessage(CLAIM_KIND_MESSAGES[claim.kind]) };
  return (
    <Card as="section" $isPadded>
      <Stack $gap={3}>
        <div>
          <Badge tone={tone} icon={claim.state === 'charged' ? Check : Clock}>
            {formatMessage(conditionMessages[name] as typeof conditionMessages.charged)}
          </Badge>
        </div>
        <H3>{formatMessage(conditionMessages.claim, values)}</H3>
        <Strong>{formatMoney(intl, claim.amount, claim.currency)}</Strong>
        {claim.currency !== claim.currency_used && (
          <Small $tone="soft">{formatAbout(intl, claim.amount_used, claim.currency_used)}</Small>
        )}
        <Text>{claim.description}</Text>
        {claim.photos.length > 0 && (
          <Tiles>
            {claim.photos.map((photo, index) => (
              <ClaimPhoto key={photo.id} tripId={trip.id} photo={photo} number={index + 1} />
            ))}
          </Tiles>
        )}
        {claim.answer !== null && (
          <div>
            <Strong>{formatMessage(conditionMessages.yourAnswer)}</Strong>
            <Text>{claim.answer}</Text>
          </div>
        )}
        <ClaimDecision claim={claim} />
        {claim.state === 'open' && <OpenClaim trip={trip} claim={claim} isOnCard={isOnCard} />}
        {claim.state === 'unpaid' && (
          <Small as="p" $tone="soft">
            {formatMessage(conditionMessages.owedText, { owner: trip.owner.first_name })}
          </Small>
        )}
      </Stack>
    </Card>
  );
}

function ClaimPhoto({ tripId, photo, number }: { tripId: number; photo: ConditionPhoto; number: number }) {
  const { formatMessage } = useIntl();
  const { picture } = useConditionPhoto({ bookingId: tripId, side: 'guest' }, photo);
  return (
    <li>
      <TilePicture>
        {picture && <img src={picture.src} alt={formatMessage(conditionMessages.photo, { number })} />}
      </TilePicture>
    </li>
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
      <Strong>{formatMessage(conditionMessages.decision)}</Strong>
      <Text>
        {claim.state === 'rejected'
          ? formatMessage(conditionMessages.grantedNothing, { amount })
          : formatMessage(conditionMessages.granted, { granted, amount })}
      </Text>
      {claim.decision_note !== null && <Text>{claim.decision_note}</Text>}
    </div>
  );
}

function OpenClaim(props: ClaimCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { claim, trip } = props;
  const [isAccepting, setIsAccepting] = useState(false);
  return (
    <>
      <Small as="p" $tone="soft">
        {claim.waits_for === 'guest'
          ? formatMessage(conditionMessages.answerText, {
              until: formatMoment(intl, momentMs(claim.answer_until), trip.time_zone),
            })
          : formatMessage(conditionMessages.staffText)}
      </Small>
      {claim.waits_for === 'guest' && <AnswerForm {...props} />}
      {isAccepting ? (
        <AcceptClaim {...props} onKeepOpen={() => setIsAccepting(false)} />
      ) : (
        <div data-not-printed>
          <Button variant="line" onClick={() => setIsAccepting(true)}>
            {formatMessage(conditionMessages.accept)}
          </Button>
        </div>
      )}
    </>
  );
}

function AcceptClaim({ trip, claim, isOnCard, onKeepOpen }: ClaimCardProps & { onKeepOpen: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { accept, isBusy, entries } = useClaim(trip.id, claim.id);
  const amount = formatMoney(intl, claim.amount, claim.currency);
  const text = isOnCard
    ? formatMessage(conditionMessages.acceptText, { amount })
    : formatMessage(conditionMessages.acceptTextHand, { amount, owner: trip.owner.first_name });
  return (
    <>
      <Text role="status">{text}</Text>
      <Row $gap={3}>
        <Button
          variant="main"
          isBusy={isBusy}
          busyLabel={formatMessage(conditionMessages.sending)}
          onClick={() => void accept()}
        >
          {formatMessage(conditionMessages.acceptNow)}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onKeepOpen}>
          {formatMessage(conditionMessages.keepOpen)}
        </Button>
      </Row>
      <div role="alert">
        {entries.length > 0 && (
          <ErrorText>{entries[0]?.text ?? formatMessage(conditionMessages.notSent)}</ErrorText>
        )}
      </div>
    </>
  );
}
