import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { H3, Small } from '@campavia/ui';

import { CardBox } from '../../components/cards.styles';
import { tripsMessages } from '../../components/trips.messages';

import { accountMessages } from './account.messages';

const LINES = [
  {
    address: 'account.owner-identity',
    name: accountMessages.ownerDocuments,
    text: accountMessages.ownerDocumentsText,
  },
  {
    address: 'account.professional',
    name: accountMessages.professional,
    text: accountMessages.professionalText,
  },
  { address: 'account.tax-number', name: accountMessages.taxNumber, text: accountMessages.taxNumberText },
  { address: 'account.iban', name: tripsMessages.bankAccount, text: undefined },
  { address: 'account.payouts', name: tripsMessages.payouts, text: accountMessages.payoutsText },
] as const;

/** The tasks of an owner for renting out and being paid. */
export function RentingOutCard() {
  const { formatMessage } = useIntl();
  return (
    <CardBox>
      <H3 as="h2">{formatMessage(accountMessages.rentingOut)}</H3>
      {LINES.map(({ address, name, text }) => (
        <div key={address}>
          <AddressLink to={address}>{formatMessage(name)}</AddressLink>
          {text && (
            <Small as="p" $tone="soft">
              {formatMessage(text)}
            </Small>
          )}
        </div>
      ))}
    </CardBox>
  );
}
