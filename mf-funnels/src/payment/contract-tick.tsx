import { useIntl } from 'react-intl';

import { Small } from '@campavia/ui';
import { TickField } from '@campavia/ui/forms';

import { paymentMessages } from './payment.messages';
import { Agreed } from './payment.styles';
import { ReadContract } from './read-contract';

/** What is agreed to by paying, and where to read it. */
export function ContractTick({ bookingId, isAgreed }: { bookingId: number; isAgreed: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Agreed>
      <TickField name="agreed" defaultChecked={isAgreed}>
        <Small>{formatMessage(paymentMessages.agreed)}</Small>
      </TickField>
      <ReadContract bookingId={bookingId} />
    </Agreed>
  );
}
