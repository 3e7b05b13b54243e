import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { H3, Text } from '@campavia/ui';

import { useOwnersAmount } from '../parts/use-owners-amount';

import { termMessages } from './terms.messages';

/** The deposit and how it may be given. */
export function DepositTerms({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const ownersAmount = useOwnersAmount();
  const { card, check, cash, transfer, others } = termMessages;
  const words = { card, check, cash, transfer, others };
  const means = listing.deposit_mean
    .filter((mean): mean is keyof typeof words => mean in words)
    .map((mean) => intl.formatMessage(words[mean]));
  const amount = ownersAmount(listing.deposit, listing.deposit_currency);
  return (
    <div>
      <H3>{intl.formatMessage(termMessages.deposit)}</H3>
      <Text>{intl.formatMessage(termMessages.depositText, { amount })}</Text>
      {means.length > 0 && (
        <Text>
          {intl.formatMessage(termMessages.depositMeans, {
            means: intl.formatList(means, { type: 'disjunction' }),
          })}
        </Text>
      )}
    </div>
  );
}
