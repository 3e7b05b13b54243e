import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';
import { Mail, Phone } from '@campavia/ui/icons';

import { ConfirmationBadge } from '../../components/confirmation-badge';
import { confirmationMessages } from '../../components/confirmation.messages';

import { AccountLine } from './account-line';
import { accountMessages } from './account.messages';

export function EmailLine({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { pending_email: pending } = me;
  return (
    <AccountLine
      icon={Mail}
      name={formatMessage(accountMessages.email)}
      status={<ConfirmationBadge isConfirmed={me.email_confirmed} />}
      text={me.email}
      note={pending && formatMessage(accountMessages.pendingEmail, { email: pending })}
    />
  );
}

export function PhoneLine({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { phone, phone_certified: isConfirmed } = me;
  return (
    <AccountLine
      icon={Phone}
      name={formatMessage(accountMessages.phone)}
      status={phone && <ConfirmationBadge isConfirmed={isConfirmed} />}
      text={phone ?? formatMessage(accountMessages.noPhone)}
      action={!isConfirmed && <PhoneAction hasPhone={phone !== null} />}
    />
  );
}

const CONFIRM = { address: 'account.certify-phone', label: confirmationMessages.confirmPhone };
const ADD = { address: 'account.profile', label: accountMessages.addPhone };

function PhoneAction({ hasPhone }: { hasPhone: boolean }) {
  const { formatMessage } = useIntl();
  const action = hasPhone ? CONFIRM : ADD;
  return (
    <ButtonLink as={AddressLink} to={action.address} variant="line" size="s">
      {formatMessage(action.label)}
    </ButtonLink>
  );
}
