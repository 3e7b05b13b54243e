import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { Button, ButtonLink, Small } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { parseTransaction } from '../../../rules/payment/bank-frame';
import { frameMessages } from './bank-frame.messages';
import { FramedPage } from './bank-frame.styles';

export interface BankFrameProps {
  url: string;
  /** Called without a transaction when the guest closes the window before the bank has an answer. */
  onLeave: (transactionId?: string) => void;
}

/** Closing the window answers nothing: the bank goes on waiting. */
export function BankFrame({ url, onLeave }: BankFrameProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent) {
      const isOfFrame = source !== null && source === frame.current?.contentWindow;
      const isOfBank = origin === new URL(url, window.location.href).origin;
      const transactionId = isOfFrame && isOfBank ? parseTransaction(data) : undefined;
      if (transactionId) onLeave(transactionId);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url, onLeave]);
  const shut = () => onLeave();
  const actions = (
    <>
      <Button variant="line" onClick={shut}>
        {formatMessage(frameMessages.shut)}
      </Button>
      <ButtonLink variant="line" href={url}>
        {formatMessage(frameMessages.wholePage)}
      </ButtonLink>
    </>
  );
  return (
    <Modal isOpen onClose={shut} title={formatMessage(frameMessages.title)} actions={actions}>
      <Small>{formatMessage(frameMessages.text)}</Small>
      <FramedPage ref={frame} src={url} title={formatMessage(frameMessages.frame)} />
    </Modal>
  );
}
