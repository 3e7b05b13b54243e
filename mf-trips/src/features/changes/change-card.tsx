import { useId } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import type { Extension, GuestBooking, Upgrade } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import {
  Badge,
  type BadgeTone,
  Button,
  ButtonLink,
  ErrorText,
  H3,
  Row,
  Small,
  Strong,
  Text,
} from '@campavia/ui';
import { Ban, Clock, Send, TriangleAlert } from '@campavia/ui/icons';

import { OFFLINE_NOTE_ID, useIsOffline } from '../../components/offline/offline-context';
import { OnlineLink } from '../../components/offline/online-link';
import { useWithdraw } from '../../data/use-extensions';
import { findChangeStatus, type ChangeStatus } from '../../rules/change-status';

import { changeFailureMessages } from './change-failure.messages';
import { formatChange } from './change-text';
import { changeMessages } from './change.messages';
import { ChangeBox, ChangeTexts } from './change-card.styles';
import { refusalReasonMessages } from '../../components/refusal-reasons.messages';

export interface ChangeCardProps {
  trip: GuestBooking;
  request: Extension | Upgrade;
  /** Sends a draft; without it there is only a link to its page. */
  onSend?: () => void;
  isSending?: boolean;
  headingAs?: 'h2' | 'h3';
}

const BADGES = {
  notSent: { tone: 'quiet', icon: Send },
  waiting: { tone: 'note', icon: Clock },
  payBy: { tone: 'care', icon: Clock },
  refused: { tone: 'stop', icon: Ban },
  noAnswer: { tone: 'stop', icon: Clock },
  notPaid: { tone: 'quiet', icon: TriangleAlert },
} as const satisfies Record<ChangeStatus, { tone: BadgeTone; icon: typeof Clock }>;

/** An extension or upgrade that is open, or was ended by others: its status, its deadline, and the next step. */
export function ChangeCard({ trip, request, onSend, isSending, headingAs = 'h3' }: ChangeCardProps) {
  const intl = useIntl();
  const heading = useId();
  const status = findChangeStatus(request);
  if (!status) return null;
  const { tone, icon } = BADGES[status];
  return (
    <ChangeBox as="section" aria-labelledby={heading} $isMyTurn={status === 'payBy'}>
      <ChangeTexts>
        <div>
          <Badge tone={tone} icon={icon}>
            {badgeText(intl, trip, request, status)}
          </Badge>
        </div>
        <H3 as={headingAs} id={heading}>
          {formatChange(intl, trip, request)}
        </H3>
        <Strong>{formatMoney(intl, request.price_total, request.currency)}</Strong>
        <Text $tone="soft">{statusText(intl, trip, request, status)}</Text>
        {status === 'refused' && <Refusal trip={trip} request={request} />}
      </ChangeTexts>
      <Actions trip={trip} request={request} status={status} onSend={onSend} isSending={isSending} />
    </ChangeBox>
  );
}

interface ActionsProps extends ChangeCardProps {
  status: ChangeStatus;
}

function Actions({ trip, request, status, onSend, isSending }: ActionsProps) {
  const intl = useIntl();
  if (status === 'refused' || status === 'noAnswer' || status === 'notPaid') {
    return <ChooseAgain trip={trip} request={request} />;
  }
  const amount = formatMoney(intl, request.price_total, request.currency);
  return (
    <Row $gap={2} data-not-printed>
      {status === 'payBy' && (
        <ButtonLink
          as={OnlineLink}
          to="funnel.booking-payment.step"
          params={{ step: 'payment' }}
          search={`id=${trip.id}&request_id=${request.id}`}
          variant="main"
        >
          {intl.formatMessage(changeMessages.pay, { amount })}
        </ButtonLink>
      )}
      {status === 'notSent' && onSend && (
        <Button
          variant="main"
          isBusy={isSending}
          busyLabel={intl.formatMessage(changeMessages.sending)}
          onClick={onSend}
        >
          {intl.formatMessage(changeMessages.send)}
        </Button>
      )}
      <Withdraw trip={trip} request={request} />
    </Row>
  );
}

function ChooseAgain({ trip, request }: Pick<ChangeCardProps, 'trip' | 'request'>) {
  const { formatMessage } = useIntl();
  if (!('rules' in request) || !trip.permissions.can_create_extensions) return null;
  return (
    <div data-not-printed>
      <ButtonLink as={OnlineLink} to="trip.extend" params={{ id: trip.id }} variant="line">
        {formatMessage(changeMessages.again)}
      </ButtonLink>
    </div>
  );
}

function Withdraw({ trip, request }: Pick<ChangeCardProps, 'trip' | 'request'>) {
  const { formatMessage } = useIntl();
  const isOffline = useIsOffline();
  const { withdraw, isBusy, failure } = useWithdraw(trip.id, request);
  const isDraft = request.state === 'CREATED';
  return (
    <div>
      <Button
        variant="line"
        isBusy={isBusy}
        busyLabel={formatMessage(isDraft ? changeMessages.removing : changeMessages.withdrawing)}
        disabled={isOffline}
        aria-describedby={isOffline ? OFFLINE_NOTE_ID : undefined}
        onClick={() => void withdraw()}
      >
        {formatMessage(isDraft ? changeMessages.remove : changeMessages.withdraw)}
      </Button>
      {failure && (
        <div role="alert">
          <ErrorText>{formatMessage(changeFailureMessages[failure])}</ErrorText>
        </div>
      )}
    </div>
  );
}

function Refusal({ trip, request }: Pick<ChangeCardProps, 'trip' | 'request'>) {
  const { formatMessage } = useIntl();
  const refusal = 'refusal' in request ? request.refusal : null;
  if (!refusal) return null;
  const { reason, comment } = refusal;
  const owner = trip.owner.first_name;
  return (
    <>
      {reason && <Small as="p">{formatMessage(refusalReasonMessages[reason])}</Small>}
      {comment && <Small as="p">{formatMessage(changeMessages.quoted, { owner, text: comment })}</Small>}
    </>
  );
}

function badgeText(intl: IntlShape, trip: GuestBooking, request: Request, status: ChangeStatus): string {
  const moment = momentText(intl, trip, request.pay_by);
  return intl.formatMessage(changeMessages[status], { owner: trip.owner.first_name, moment });
}

function statusText(intl: IntlShape, trip: GuestBooking, request: Request, status: ChangeStatus): string {
  const { formatMessage } = intl;
  const owner = trip.owner.first_name;
  if (status === 'notSent') return formatMessage(changeMessages.notSentText);
  if (status === 'waiting') {
    const moment = momentText(intl, trip, 'answer_by' in request ? request.answer_by : null);
    return formatMessage(changeMessages.waitingText, { owner, moment });
  }
  if (status !== 'payBy') return formatMessage(changeMessages.endedText);
  return 'rules' in request
    ? formatMessage(changeMessages.payText, { owner })
    : formatMessage(changeMessages.addText);
}

type Request = Extension | Upgrade;

function momentText(intl: IntlShape, { time_zone }: GuestBooking, moment: string | null): string {
  return moment === null ? '' : formatMoment(intl, momentMs(moment), time_zone);
}
