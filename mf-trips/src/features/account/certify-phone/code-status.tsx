import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { Note } from '@campavia/ui';

import type { CertifyPhone } from '../../../data/use-certify-phone';

import { certifyPhoneMessages } from './certify-phone.messages';

const MESSAGES = {
  none: certifyPhoneMessages.sent,
  sent: certifyPhoneMessages.sent,
  'sent-again': certifyPhoneMessages.sentAgain,
  'still-valid': certifyPhoneMessages.stillValid,
};

export interface CodeStatusNoteProps extends Pick<CertifyPhone, 'status' | 'expiresAt'> {
  phone: string;
}

/** Takes the focus, because the button that requested the code is gone. */
export function CodeStatusNote({ phone, status, expiresAt }: CodeStatusNoteProps) {
  const { formatMessage, formatTime } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const time = expiresAt ? formatTime(momentMs(expiresAt)) : '';
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone={status === 'still-valid' ? 'note' : 'good'} role="status">
        {formatMessage(MESSAGES[status], { phone, time })}
      </Note>
    </div>
  );
}
