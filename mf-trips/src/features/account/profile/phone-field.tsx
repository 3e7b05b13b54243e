import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { phoneExampleOf } from '@campavia/domain';
import { AddressLink, useSite } from '@campavia/remote-kit';
import { Row } from '@campavia/ui';
import { FormField } from '@campavia/ui/forms';

import { ConfirmationBadge } from '../../../components/confirmation-badge';
import { confirmationMessages } from '../../../components/confirmation.messages';

import { profileMessages } from './profile.messages';
import { FieldWithStatus } from './profile.styles';

export function PhoneField({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const example = phoneExampleOf(useSite().country);
  const { phone, phone_certified: isConfirmed } = me;
  return (
    <FieldWithStatus>
      <FormField
        // Once saved, the number is shown as the api normalised it.
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
          <ConfirmationBadge isConfirmed={isConfirmed} />
          {!isConfirmed && (
            <AddressLink to="account.certify-phone">
              {formatMessage(confirmationMessages.confirmPhone)}
            </AddressLink>
          )}
        </Row>
      )}
    </FieldWithStatus>
  );
}
