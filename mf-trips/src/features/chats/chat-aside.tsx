import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

import type { Chat } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import { formatHandover } from '@campavia/parts/handover-times';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H2, H3, Small, Stack, Text } from '@campavia/ui';

import { findChatAction, type ChatAction, type ChatActionName } from '../../rules/chats/next-action';

import { asideMessages } from './chats.messages';
import { AsideColumn } from './thread.styles';

/** The camper or trip of the chat, and the next action. */
export function ChatAside({ chat }: { chat: Chat }) {
  const intl = useIntl();
  const { camper, booking, role } = chat;
  const action = findChatAction(chat);
  return (
    <AsideColumn>
      {camper.picture && <img src={camper.picture.url} srcSet={camper.picture.srcset} sizes="15rem" alt="" />}
      <div>
        <H2>{camper.title}</H2>
        <Small $tone="soft">{camper.city}</Small>
      </div>
      {booking && (
        <dl>
          <dt>{intl.formatMessage(asideMessages.pickUp)}</dt>
          <dd>{formatHandover(intl, booking.date_from, booking.hour_from)}</dd>
          <dt>{intl.formatMessage(asideMessages.drop)}</dt>
          <dd>{formatHandover(intl, booking.date_to, booking.hour_to)}</dd>
          {booking.price !== null && (
            <>
              <dt>{intl.formatMessage(role === 'guest' ? asideMessages.price : asideMessages.earnings)}</dt>
              <dd>{formatMoney(intl, booking.price, booking.price_currency)}</dd>
            </>
          )}
        </dl>
      )}
      {action && <NextAction chat={chat} action={action} />}
      <SubjectButton chat={chat} />
    </AsideColumn>
  );
}

const TEXTS: Record<ChatActionName, MessageDescriptor> = {
  pay: asideMessages.payBy,
  answer: asideMessages.answerBy,
  'pick-up': asideMessages.prepareText,
  'wait-answer': asideMessages.waitAnswer,
  'wait-payment': asideMessages.waitPayment,
};

const LABELS: Partial<Record<ChatActionName, MessageDescriptor>> = {
  pay: asideMessages.pay,
  answer: asideMessages.answer,
  'pick-up': asideMessages.prepare,
};

function NextAction({ chat, action }: { chat: Chat; action: ChatAction }) {
  const intl = useIntl();
  const label = LABELS[action.name];
  return (
    <Stack $gap={2}>
      <H3>{intl.formatMessage(asideMessages.next)}</H3>
      <Text>{describeAction(intl, chat, action)}</Text>
      {label && action.link && (
        <ButtonLink as={AddressLink} to={action.link.address} params={action.link.params}>
          {intl.formatMessage(label)}
        </ButtonLink>
      )}
    </Stack>
  );
}

function describeAction(intl: IntlShape, chat: Chat, { name, by }: ChatAction): string {
  const zone = chat.booking?.time_zone;
  const person = (chat.role === 'guest' ? chat.owner : chat.guest).first_name;
  const text: MessageDescriptor = name === 'pay' && by === null ? asideMessages.payNow : TEXTS[name];
  const moment = by && zone ? formatMoment(intl, momentMs(by), zone) : '';
  return intl.formatMessage(text, { by: moment, name: person });
}

type SubjectOf = Pick<Chat, 'role' | 'booking' | 'camper'>;

function subjectOf({ role, booking, camper }: SubjectOf) {
  if (!booking) {
    const listing = { address: 'listing', params: { id: camper.id } };
    return camper.has_page
      ? { ...listing, label: asideMessages.camper, short: asideMessages.camperShort }
      : undefined;
  }
  const params = { id: booking.id };
  return role === 'guest'
    ? { address: 'trip', params, label: asideMessages.trip, short: asideMessages.tripShort }
    : { address: 'booking', params, label: asideMessages.booking, short: asideMessages.bookingShort };
}

function SubjectButton({ chat }: { chat: Chat }) {
  const { formatMessage } = useIntl();
  const subject = subjectOf(chat);
  if (!subject) return null;
  return (
    <ButtonLink as={AddressLink} to={subject.address} params={subject.params} variant="line">
      {formatMessage(subject.label)}
    </ButtonLink>
  );
}

/** The link to it if there is no space beside the chat. */
export function ShortSubject({ chat }: { chat: Chat }) {
  const { formatMessage } = useIntl();
  const subject = subjectOf(chat);
  if (!subject) return null;
  return (
    <ButtonLink as={AddressLink} to={subject.address} params={subject.params} variant="line" size="s">
      {formatMessage(subject.short)}
    </ButtonLink>
  );
}
