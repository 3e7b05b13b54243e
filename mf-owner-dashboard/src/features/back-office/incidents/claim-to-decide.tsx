import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { DepositClaim, Incident } from '@campavia/contracts';
import { amountOf, type ClaimDecision } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { NumberField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { Badge, Card, H2, Row, Stack, Strong, Text, type BadgeTone } from '@campavia/ui';
import {
  Form,
  formErrorsOf,
  RadioField,
  SubmitButton,
  TextAreaField,
  type FormValues,
} from '@campavia/ui/forms';

import { useClaimDecision } from '../../../data/back-office/use-incidents';
import { findAmountProblem } from '../../../rules/handover/handover';
import { backOfficeMessages } from '../back-office.messages';
import { formatMoment } from '../format-moment';

import { IncidentPhotos } from './incident-photos';
import { claimDecisionMessages, incidentMessages } from './incident.messages';
import { SideBySide } from './incident.styles';

const KINDS = {
  damage: incidentMessages.damage,
  cleaning: incidentMessages.cleaning,
  fuel: incidentMessages.fuelKind,
  tolls: incidentMessages.tolls,
  kilometres: incidentMessages.kilometresKind,
  other: incidentMessages.other,
} as const;

const STATES = {
  open: [claimDecisionMessages.stateGuest, 'quiet'],
  accepted: [claimDecisionMessages.stateAccepted, 'note'],
  charged: [claimDecisionMessages.stateCharged, 'good'],
  unpaid: [claimDecisionMessages.stateUnpaid, 'care'],
  withdrawn: [claimDecisionMessages.stateWithdrawn, 'quiet'],
  rejected: [claimDecisionMessages.stateRejected, 'quiet'],
} as const satisfies Record<DepositClaim['state'], [object, BadgeTone]>;

const TO_DECIDE = [claimDecisionMessages.stateStaff, 'care'] as const;

interface ClaimProps {
  incident: Incident;
  claim: DepositClaim;
}

/** A claim with what both sides say and show, and the decision about it. */
export function ClaimToDecide({ incident, claim }: ClaimProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isOurs = claim.waits_for === 'staff';
  const [state, tone] = isOurs ? TO_DECIDE : STATES[claim.state];
  const amount = formatMoney(intl, claim.amount, claim.currency);
  return (
    <Card as="section" $isPadded>
      <Stack $gap={4}>
        <Row $justify="between" $gap={4}>
          <H2>{[formatMessage(KINDS[claim.kind]), amount].join(', ')}</H2>
          <Badge tone={tone}>{formatMessage(state)}</Badge>
        </Row>
        <BothSides incident={incident} claim={claim} />
        {claim.granted !== null && (
          <div>
            <Strong as="p">
              {formatMessage(claimDecisionMessages.granted, {
                granted: formatMoney(intl, claim.granted, claim.currency),
                amount,
              })}
            </Strong>
            {claim.decision_note !== null && <Text>{claim.decision_note}</Text>}
          </div>
        )}
        {isOurs && <DecisionForm incident={incident} claim={claim} />}
      </Stack>
    </Card>
  );
}

function BothSides({ incident: { booking }, claim }: ClaimProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const by = (side: 'guest' | 'owner') => claim.photos.filter(({ added_by: who }) => who === side);
  return (
    <SideBySide>
      <div>
        <Stack $gap={2}>
          <Strong as="h3">
            {formatMessage(incidentMessages.ownerNamed, { name: booking.owner.first_name })}
          </Strong>
          <Text>{claim.description}</Text>
          <IncidentPhotos bookingId={booking.id} photos={by('owner')} />
        </Stack>
      </div>
      <div>
        <Stack $gap={2}>
          <Strong as="h3">
            {formatMessage(incidentMessages.guestNamed, { name: booking.guest.first_name })}
          </Strong>
          <GuestsAnswer claim={claim} />
          <IncidentPhotos bookingId={booking.id} photos={by('guest')} />
        </Stack>
      </div>
    </SideBySide>
  );
}

function GuestsAnswer({ claim }: Pick<ClaimProps, 'claim'>) {
  const intl = useIntl();
  if (claim.answer !== null) return <Text>{claim.answer}</Text>;
  const until = formatMoment(intl, claim.answer_until);
  return (
    <Text $tone="soft">
      {claim.waits_for === 'guest'
        ? intl.formatMessage(incidentMessages.canAnswer, { until })
        : intl.formatMessage(incidentMessages.noAnswer)}
    </Text>
  );
}

function DecisionForm({ incident, claim }: ClaimProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { decide, isBusy, entries } = useClaimDecision(incident.booking.id, claim.id);
  const [decision, setDecision] = useState<ClaimDecision>();

  async function send({ amount, reason = '' }: FormValues) {
    if (decision === undefined) return;
    const part = decision === 'part' ? amountOf(amount) : undefined;
    const done = await decide({ decision, amount: part, reason: reason.trim() || undefined });
    if (!done) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(claimDecisionMessages.done) });
  }

  return (
    <Form
      summaryTitle={formatMessage(claimDecisionMessages.notDone)}
      checks={useChecks(decision, claim)}
      errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void send(values)}
    >
      <RadioField
        name="decision"
        label={formatMessage(claimDecisionMessages.decide)}
        options={[
          { value: 'full', label: formatMessage(claimDecisionMessages.full) },
          { value: 'part', label: formatMessage(claimDecisionMessages.part) },
          { value: 'none', label: formatMessage(claimDecisionMessages.none) },
        ]}
        onChange={(value) => setDecision(value as ClaimDecision)}
      />
      {decision === 'part' && (
        <NumberField
          name="amount"
          label={formatMessage(claimDecisionMessages.amount)}
          value=""
          unit={claim.currency}
        />
      )}
      {decision !== undefined && (
        <TextAreaField
          name="reason"
          label={formatMessage(claimDecisionMessages.reason)}
          hint={formatMessage(claimDecisionMessages.reasonHint)}
          isOptional={decision === 'full'}
        />
      )}
      <SubmitButton busyLabel={formatMessage(claimDecisionMessages.busy)}>
        {formatMessage(claimDecisionMessages.send)}
      </SubmitButton>
    </Form>
  );
}

function useChecks(decision: ClaimDecision | undefined, { amount, currency }: DepositClaim) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isPart = (value: string) => !findAmountProblem(value, amount) && amountOf(value) !== amount;
  return {
    decision: () => (decision === undefined ? formatMessage(claimDecisionMessages.noDecision) : undefined),
    amount: (value = '') =>
      decision === 'part' && !isPart(value)
        ? formatMessage(claimDecisionMessages.amountWrong, { amount: formatMoney(intl, amount, currency) })
        : undefined,
    reason: (value = '') =>
      decision !== undefined && decision !== 'full' && !value.trim()
        ? formatMessage(claimDecisionMessages.reasonNeeded)
        : undefined,
  };
}
