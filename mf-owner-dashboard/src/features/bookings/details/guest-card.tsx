import { type MessageDescriptor, useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { OwnerBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Rating } from '@campavia/parts';
import { formatOptionName } from '@campavia/parts/price-breakdown';
import { AddressLink } from '@campavia/remote-kit';
import { Avatar, Badge, ButtonLink, Card, H2, Row, Small, Stack, VisuallyHidden } from '@campavia/ui';
import { MessageCircle, Phone, ShieldCheck } from '@campavia/ui/icons';

import { cardMessages } from '../list/card.messages';
import { answerMessages } from './answer.messages';
import { guestMessages } from './guest.messages';

const Message = styled.blockquote`
  margin: 0;
  padding-left: var(--s4);
  border-left: 4px solid var(--marigold-500);
  max-width: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: var(--s2) var(--s5);
  margin: 0;
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    font-weight: 550;
  }
`;

type BookingProps = { booking: OwnerBooking };

const DOCUMENTS = { checked: 'good', sent: 'note', missing: 'care' } as const;

/** The guest: rating, documents, message and choices. */
export function GuestCard({ booking }: BookingProps) {
  const { formatMessage } = useIntl();
  const { id, guest, message } = booking;
  const name = guest.first_name;
  const year = Number(guest.joined_on.slice(0, 4));
  const facts = [
    formatMessage(guestMessages.since, { year }),
    formatMessage(guestMessages.trips, { count: guest.booking_count_as_guest }),
  ];
  return (
    <Card as="section" $isCab $isPadded>
      <Stack $gap={5}>
        <Row $gap={4} $noWrap $align="start">
          <Avatar name={name} userId={guest.id} src={guest.picture?.url} size="l" />
          <Stack $gap={2}>
            <H2 style={{ fontSize: 'var(--t-h3)' }}>{name}</H2>
            <Small $tone="soft">{facts.join(' · ')}</Small>
            <Row $gap={2}>
              <Rating average={guest.review_average_as_guest} count={guest.review_count_as_guest} />
              <Badge tone={DOCUMENTS[guest.documents]} icon={ShieldCheck}>
                {formatMessage(guestMessages[guest.documents])}
              </Badge>
            </Row>
          </Stack>
        </Row>
        {message && (
          <Message>
            <VisuallyHidden>{formatMessage(guestMessages.message, { guest: name })}</VisuallyHidden>
            {message}
          </Message>
        )}
        <Choices booking={booking} />
        <Row>
          <ButtonLink as={AddressLink} to="chat.booking" params={{ id }} variant="line" icon={MessageCircle}>
            {formatMessage(guestMessages.write, { guest: name })}
          </ButtonLink>
          {guest.phone && (
            <ButtonLink as="a" href={`tel:${guest.phone}`} variant="line" icon={Phone}>
              {formatMessage(answerMessages.call, { guest: name })}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function Choices({ booking }: BookingProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { travelers, purpose, licence_type, km, options } = booking;
  const extras = options.map((option) => formatOptionName(intl, option));
  const rows: [MessageDescriptor, string | undefined][] = [
    [guestMessages.travelling, formatMessage(cardMessages.travellers, { count: travelers })],
    [guestMessages.purpose, purposeName(intl, purpose)],
    [guestMessages.licence, licence_type ?? undefined],
    [guestMessages.km, formatMessage(guestMessages.kmValue, { km })],
    [guestMessages.extras, extras.length > 0 ? intl.formatList(extras) : undefined],
    [guestMessages.deposit, depositText(intl, booking)],
  ];
  return (
    <Facts>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={String(label.id)} style={{ display: 'contents' }}>
              <dt>{formatMessage(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

type Intl = ReturnType<typeof useIntl>;

function purposeName({ formatMessage }: Intl, purpose: string | null): string | undefined {
  if (!purpose || !Object.hasOwn(guestMessages, purpose)) return undefined;
  return formatMessage(guestMessages[purpose as 'OTHER']);
}

function depositText(intl: Intl, booking: OwnerBooking): string | undefined {
  const { deposit, deposit_currency, deposit_at_pick_up } = booking;
  if (Number(deposit) === 0) return undefined;
  const message = deposit_at_pick_up ? guestMessages.depositHand : guestMessages.depositCard;
  return intl.formatMessage(message, { amount: formatMoney(intl, deposit, deposit_currency) });
}
