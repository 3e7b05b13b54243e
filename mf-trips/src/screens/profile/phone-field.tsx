import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { phoneExampleOf } from '@campavia/domain';
import { AddressLink, useSite } from '@campavia/remote-kit';
import { Row } from '@campavia/ui';
import { FormField } from '@campavia/ui/forms';

import { StandingBadge } from '../../parts/standing-badge';
import { standingMessages } from '../../parts/standing.messages';

import { profileMessages } from './profile.messages';
import { FieldWithStanding } from './profile.styles';

/** The phone, how it stands with it, and the way to confirm it. */
export function PhoneField({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const example = phoneExampleOf(useSite().country);
  const { phone, phone_certified: isConfirmed } = me;
  return (
    <FieldWithStanding>
      <FormField
        // Once saved it is shown as it was understood.
        key={phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        label={formatMessage(profileMessages.phone)}
        hint={formatMessage(profileMessages.phoneHint, { example })}
        defaultValue={phone ?? ''}
        isOptional
      />
      {phone && (
        <Row $gap={3}>
          <StandingBadge isConfirmed={isConfirmed} />
          {!isConfirmed && (
            <AddressLink to="account.certify-phone">
              {formatMessage(standingMessages.confirmPhone)}
            </AddressLink>
          )}
        </Row>
      )}
    </FieldWithStanding>
  );
}
