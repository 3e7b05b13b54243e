import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Button, Note, Stack } from '@campavia/ui';
import { FormField, PasswordField } from '@campavia/ui/forms';

import { useCancelEmailChange } from '../../../data/use-cancel-email-change';
import { ConfirmationBadge } from '../../../components/confirmation-badge';

import { profileMessages } from './profile.messages';
import { FieldWithStatus } from './profile.styles';

export function EmailField({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { email, pending_email: pending, actor, first_name: name } = me;
  return (
    <FieldWithStatus>
      <FormField
        // Resets the field to the current address when a pending one appears or is cancelled.
        key={`${email} ${pending}`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        label={formatMessage(profileMessages.email)}
        hint={formatMessage(profileMessages.emailHint)}
        defaultValue={email}
        disabled={actor !== null}
        disabledReason={actor && formatMessage(profileMessages.emailWhileActing, { name })}
      />
      <div>
        <ConfirmationBadge isConfirmed={me.email_confirmed} />
      </div>
      {actor === null && (
        <PasswordField
          key={`password ${email} ${pending}`}
          name="password"
          label={formatMessage(profileMessages.password)}
          hint={formatMessage(profileMessages.passwordHint)}
          maxLength={128}
          end={<AddressLink to="forgotten-password">{formatMessage(profileMessages.forgotten)}</AddressLink>}
        />
      )}
      <div role="status">{pending && <PendingAddress email={email} pending={pending} me={me} />}</div>
    </FieldWithStatus>
  );
}

function PendingAddress({ email, pending, me }: { email: string; pending: string; me: Me }) {
  const { formatMessage } = useIntl();
  const { cancel, isBusy } = useCancelEmailChange(me);
  return (
    <Note>
      <Stack as="span" $gap={3}>
        <span>{formatMessage(profileMessages.pending, { email, pending })}</span>
        <span>
          <Button
            variant="line"
            size="s"
            isBusy={isBusy}
            busyLabel={formatMessage(profileMessages.keeping, { email })}
            onClick={cancel}
          >
            {formatMessage(profileMessages.keep, { email })}
          </Button>
        </span>
      </Stack>
    </Note>
  );
}
