import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { Chat, ChatMessage } from '@campavia/contracts';
import { useLazyComponent } from '@campavia/ui/browser';

import { reportMessages } from './report.messages';

const loadDialog = () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog);

const QuietButton = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--t-tiny);
  text-decoration: underline;
  cursor: pointer;
`;

interface ReportMessageProps {
  message: ChatMessage;
  chat: Pick<Chat, 'reported_ids'>;
}

/** Opens the dialog that reports a message of the other side. */
export function ReportMessage({ message, chat }: ReportMessageProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(chat.reported_ids.includes(message.id));
  const { Component: Dialog } = useLazyComponent(loadDialog, { isNeeded: isOpen });
  if (message.is_hidden) return null;
  return (
    <>
      {isSent ? (
        <small>{formatMessage(reportMessages.reported)}</small>
      ) : (
        <QuietButton
          type="button"
          aria-haspopup="dialog"
          aria-label={formatMessage(reportMessages.openLabel)}
          onClick={() => setOpen(true)}
        >
          {formatMessage(reportMessages.open)}
        </QuietButton>
      )}
      {Dialog && (
        <Dialog
          messageId={message.id}
          isOpen={isOpen}
          onSent={() => setSent(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
