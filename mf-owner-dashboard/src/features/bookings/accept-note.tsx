import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { OwnerBooking } from '@campavia/contracts';
import { Button, Note, Row } from '@campavia/ui';

import { useAccept } from '../../data/answers/use-accept';

import { answerMessages } from './details/answer.messages';
import { useAnswerFocus } from './use-answer-focus';

/** Takes no space in a stack while it is empty. */
const Announced = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Shown while an answer can be undone, and while it is sent. */
export function AcceptNote({ booking }: { booking: OwnerBooking }) {
  const { formatMessage } = useIntl();
  const request = useAccept('booking', booking.id);
  const change = useAccept('change', booking.id);
  const { status, undo } = request.status ? request : change;
  const focus = useAnswerFocus(status);
  return (
    <Announced aria-live="polite">
      {status && (
        <Note tone="good">
          <Row $gap={3}>
            {formatMessage(status === 'waiting' ? answerMessages.accepting : answerMessages.sending)}
            {status === 'waiting' && (
              <Button {...focus} variant="line" size="s" onClick={undo}>
                {formatMessage(answerMessages.undo)}
              </Button>
            )}
          </Row>
        </Note>
      )}
    </Announced>
  );
}
