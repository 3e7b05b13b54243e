import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { Note } from '@campavia/ui';

import type { CertifyPhone } from '../../data/use-certify-phone';

import { certifyPhoneMessages } from './certify-phone.messages';

const NEWS = {
  none: certifyPhoneMessages.sent,
  sent: certifyPhoneMessages.sent,
  'sent-again': certifyPhoneMessages.sentAgain,
  'still-valid': certifyPhoneMessages.stillValid,
};

export interface CodeNewsProps extends Pick<CertifyPhone, 'standing' | 'expiresAt'> {
  phone: string;
}

/** Where the message is. Takes the focus at first: the button that asked for it is gone. */
export function CodeNews({ phone, standing, expiresAt }: CodeNewsProps) {
  const { formatMessage, formatTime } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const time = expiresAt ? formatTime(momentMs(expiresAt)) : '';
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone={standing === 'still-valid' ? 'note' : 'good'} role="status">
        {formatMessage(NEWS[standing], { phone, time })}
      </Note>
    </div>
  );
}
