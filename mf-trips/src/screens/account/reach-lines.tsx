import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';
import { Mail, Phone } from '@campavia/ui/icons';

import { StandingBadge } from '../../parts/standing-badge';
import { standingMessages } from '../../parts/standing.messages';

import { AccountLine } from './account-line';
import { accountMessages } from './account.messages';

/** The address of an account, and the one that is to follow. */
export function EmailLine({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { pending_email: pending } = me;
  return (
    <AccountLine
      icon={Mail}
      name={formatMessage(accountMessages.email)}
      standing={<StandingBadge isConfirmed={me.email_confirmed} />}
      text={me.email}
      note={pending && formatMessage(accountMessages.pendingEmail, { email: pending })}
    />
  );
}

/** The phone of an account, and what is missing of it. */
export function PhoneLine({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { phone, phone_certified: isConfirmed } = me;
  return (
    <AccountLine
      icon={Phone}
      name={formatMessage(accountMessages.phone)}
      standing={phone && <StandingBadge isConfirmed={isConfirmed} />}
      text={phone ?? formatMessage(accountMessages.noPhone)}
      deed={!isConfirmed && <PhoneDeed hasPhone={phone !== null} />}
    />
  );
}

const CONFIRM = { address: 'account.certify-phone', words: standingMessages.confirmPhone };
const ADD = { address: 'account.profile', words: accountMessages.addPhone };

function PhoneDeed({ hasPhone }: { hasPhone: boolean }) {
  const { formatMessage } = useIntl();
  const deed = hasPhone ? CONFIRM : ADD;
  return (
    <ButtonLink as={AddressLink} to={deed.address} variant="line" size="s">
      {formatMessage(deed.words)}
    </ButtonLink>
  );
}
