import { useIntl } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H2, Row, Stack } from '@campavia/ui';

import { buildSimilarSearch } from '../../../rules/similar-search';
import type { StepProps } from '../step-props';

import { NextSteps } from '../steps/recap.styles';
import { nextMessages } from './next.messages';
import { NextStep } from './next-step';
import { ShareButton } from './success-actions';
import { SuccessMore } from './success-more';

export function Sent({ booking, me, head, notes }: StepProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { owner, acceptation_expired_on: until } = booking;
  const name = owner.first_name;
  const moment = until && formatMoment(intl, momentMs(until), booking.time_zone);
  return (
    <Stack $gap={8}>
      {head}
      {notes}
      <Stack as="section" $gap={5}>
        <H2>{formatMessage(nextMessages.next)}</H2>
        <NextSteps>
          <NextStep title={formatMessage(nextMessages.answers, { owner: name })}>
            {moment
              ? formatMessage(nextMessages.answersUntil, { owner: name, moment })
              : formatMessage(nextMessages.answersSoon, { owner: name })}
          </NextStep>
          <NextStep title={formatMessage(nextMessages.pay)}>{formatMessage(nextMessages.payText)}</NextStep>
          <NextStep title={formatMessage(nextMessages.documents)}>
            {formatMessage(nextMessages.documentsText)}
          </NextStep>
        </NextSteps>
      </Stack>
      <Row $gap={4}>
        <ButtonLink as={AddressLink} to="trip" params={{ id: booking.id }} variant="pine">
          {formatMessage(nextMessages.toTrip)}
        </ButtonLink>
        <ButtonLink as={AddressLink} to="search" search={buildSimilarSearch(booking)} variant="line">
          {formatMessage(nextMessages.similar)}
        </ButtonLink>
        <ShareButton booking={booking} />
      </Row>
      <SuccessMore booking={booking} me={me} />
    </Stack>
  );
}
