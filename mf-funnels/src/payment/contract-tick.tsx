import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';
import { TickField } from '@campavia/ui/forms';

import { paymentMessages } from './payment.messages';

/** What is agreed to by paying. */
export function ContractTick() {
  const { formatMessage } = useIntl();
  const terms = hrefOf('terms');
  const link = (words: ReactNode[]) =>
    terms ? (
      <a key="terms" href={terms} target="_blank" rel="noreferrer">
        {words}
      </a>
    ) : (
      words
    );
  return (
    <TickField name="agreed">
      <Small>{formatMessage(paymentMessages.agreed, { terms: link })}</Small>
    </TickField>
  );
}
