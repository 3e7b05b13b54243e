import { type ComponentType, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useAction } from '@campavia/remote-kit';
import { Button, ErrorText, Small } from '@campavia/ui';
import { CheckboxField } from '@campavia/ui/forms';

import { readContract } from '../../../data/payment/use-booking-payments';
import { paymentMessages } from '../payment.messages';
import { Agreed } from '../payment.styles';
import type { ContractDialogProps } from './contract-dialog';

export function ContractCheckbox({ bookingId, isAgreed }: { bookingId: number; isAgreed: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Agreed>
      <CheckboxField name="agreed" defaultChecked={isAgreed}>
        <Small>{formatMessage(paymentMessages.agreed)}</Small>
      </CheckboxField>
      <ReadContract bookingId={bookingId} />
    </Agreed>
  );
}

type Opened = Pick<ContractDialogProps, 'contract'> & { Window: ComponentType<ContractDialogProps> };

export function ReadContract({ bookingId }: { bookingId: number }) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLButtonElement>(null);
  const { perform, isBusy, error } = useAction(async () => {
    const [contract, { ContractDialog: ContractWindow }] = await Promise.all([
      readContract(bookingId),
      import('./contract-dialog'),
    ]);
    setOpened({ contract, Window: ContractWindow });
  });
  const close = () => {
    setOpened(undefined);
    opener.current?.focus();
  };
  return (
    <div>
      <Button
        ref={opener}
        variant="line"
        size="s"
        aria-haspopup="dialog"
        isBusy={isBusy}
        onClick={() => void perform()}
      >
        {formatMessage(paymentMessages.readContract)}
      </Button>
      {error && (
        <div role="alert">
          <ErrorText>{formatMessage(paymentMessages.noContract)}</ErrorText>
        </div>
      )}
      {opened && <opened.Window contract={opened.contract} onClose={close} />}
    </div>
  );
}
