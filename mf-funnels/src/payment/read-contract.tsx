import { type ComponentType, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useDeed } from '@campavia/remote-kit';
import { Button, ErrorText } from '@campavia/ui';

import { readContract } from '../data/read-contract';
import type { ContractWindowProps } from './contract-window';
import { paymentMessages } from './payment.messages';

type Opened = Pick<ContractWindowProps, 'contract'> & { Window: ComponentType<ContractWindowProps> };

/** Opens the contract over the page, as it stands with what is chosen by then. */
export function ReadContract({ bookingId }: { bookingId: number }) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLButtonElement>(null);
  const { perform, isBusy, error } = useDeed(async () => {
    const [contract, { ContractWindow }] = await Promise.all([
      readContract(bookingId),
      import('./contract-window'),
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
