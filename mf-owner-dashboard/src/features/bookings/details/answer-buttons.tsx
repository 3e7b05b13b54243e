import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { OwnerBooking } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink } from '@campavia/ui';

import { useAccept, type UseAccept } from '../../../data/answers/use-accept';

import { useAnswerFocus, type AnswerFocus } from '../use-answer-focus';
import { answerMessages } from './answer.messages';

const Stacked = styled.div`
  display: grid;
  gap: var(--s2);
`;

/** At 400 % zoom one below the other, so that neither leaves the window. */
const SideBySide = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s2);
`;

export interface AnswerButtonsProps {
  booking: OwnerBooking;
  /** One below the other, accepting first. */
  isWide?: boolean;
}

/** Accepts a request, which can be undone for a moment, or links to the page that declines it. */
export function AnswerButtons({ booking, isWide = false }: AnswerButtonsProps) {
  const { formatMessage } = useIntl();
  const answering = useAccept('booking', booking.id);
  const focus = useAnswerFocus(answering.status);
  const isAnswered = answering.status !== undefined;
  if (!booking.buttons.includes('accept') || (isAnswered && isWide)) return null;
  const refuse = !isAnswered && (
    <ButtonLink as={AddressLink} to="booking.refuse" params={{ id: booking.id }} variant="stop">
      {formatMessage(answerMessages.refuse)}
    </ButtonLink>
  );
  const Buttons = isWide ? Stacked : SideBySide;
  return (
    <Buttons>
      {!isWide && refuse}
      <AnswerButton booking={booking} isWide={isWide} answering={answering} focus={focus} />
      {isWide && refuse}
    </Buttons>
  );
}

interface AnswerButtonProps extends AnswerButtonsProps {
  answering: UseAccept;
  focus: AnswerFocus;
}

/** Accept, then Undo: the same button, so that it keeps the focus. */
function AnswerButton({ booking, isWide, answering, focus }: AnswerButtonProps) {
  const { formatMessage } = useIntl();
  const guest = booking.guest.first_name;
  const { status, accept, undo } = answering;
  if (status) {
    return (
      <Button {...focus} variant="line" aria-disabled={status === 'sending' || undefined} onClick={undo}>
        {formatMessage(answerMessages.undo)}
      </Button>
    );
  }
  const texts = {
    sent: formatMessage(answerMessages.accepted, { guest }),
    failed: formatMessage(answerMessages.notAccepted, { guest }),
    retry: formatMessage(answerMessages.retry),
  };
  return (
    <Button {...focus} variant="main" onClick={() => accept(texts)}>
      {isWide ? formatMessage(answerMessages.accept, { guest }) : formatMessage(answerMessages.acceptShort)}
    </Button>
  );
}
