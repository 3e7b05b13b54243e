import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Button, Note, Stack } from '@campavia/ui';
import { FormField, PasswordField } from '@campavia/ui/forms';

import { useKeepAddress } from '../../data/use-keep-address';
import { StandingBadge } from '../../parts/standing-badge';

import { profileMessages } from './profile.messages';
import { FieldWithStanding } from './profile.styles';

/** The address that counts, how it stands with it, and the one that is to follow. */
export function EmailField({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { email, pending_email: pending, actor, first_name: name } = me;
  return (
    <FieldWithStanding>
      <FormField
        // Another address is under way, or none any more: the field shows the one that counts.
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
        offReason={actor && formatMessage(profileMessages.emailWhileActing, { name })}
      />
      <div>
        <StandingBadge isConfirmed={me.email_confirmed} />
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
    </FieldWithStanding>
  );
}

function PendingAddress({ email, pending, me }: { email: string; pending: string; me: Me }) {
  const { formatMessage } = useIntl();
  const { keep, isBusy } = useKeepAddress(me);
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
            onClick={keep}
          >
            {formatMessage(profileMessages.keep, { email })}
          </Button>
        </span>
      </Stack>
    </Note>
  );
}
