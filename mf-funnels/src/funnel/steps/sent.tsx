import { useIntl } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H2, Row, Stack } from '@campavia/ui';

import { similarSearch } from '../../rules/similar-search';
import type { StepProps } from '../step-props';

import { Way } from './recap.styles';
import { sentMessages } from './sent.messages';
import { Stop } from './stop';
import { ShareButton } from './success-deeds';
import { SuccessMore } from './success-more';

/** A request is on its way: what happens next, and what to do meanwhile. */
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
        <H2>{formatMessage(sentMessages.next)}</H2>
        <Way>
          <Stop title={formatMessage(sentMessages.answers, { owner: name })}>
            {moment
              ? formatMessage(sentMessages.answersUntil, { owner: name, moment })
              : formatMessage(sentMessages.answersSoon, { owner: name })}
          </Stop>
          <Stop title={formatMessage(sentMessages.pay)}>{formatMessage(sentMessages.payText)}</Stop>
          <Stop title={formatMessage(sentMessages.papers)}>{formatMessage(sentMessages.papersText)}</Stop>
        </Way>
      </Stack>
      <Row $gap={4}>
        <ButtonLink as={AddressLink} to="trip" params={{ id: booking.id }} variant="pine">
          {formatMessage(sentMessages.toTrip)}
        </ButtonLink>
        <ButtonLink as={AddressLink} to="search" search={similarSearch(booking)} variant="line">
          {formatMessage(sentMessages.similar)}
        </ButtonLink>
        <ShareButton booking={booking} />
      </Row>
      <SuccessMore booking={booking} me={me} />
    </Stack>
  );
}
