import { useIntl } from 'react-intl';

import { Button, Note } from '@campavia/ui';
import { Lock } from '@campavia/ui/icons';

import { usePasskey, type PasskeyFailure } from '../../session/identity/use-passkey';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { LabelledDivider } from '../sign-in-layout/sign-in-layout.styles';

import { passkeyMessages } from './passkey.messages';
import { signInMessages } from './sign-in.messages';

export function PasskeyChoice() {
  const { formatMessage } = useIntl();
  const { signIn, isBusy, failure } = usePasskey();
  return (
    <>
      <LabelledDivider>{formatMessage(passkeyMessages.or)}</LabelledDivider>
      {failure && (
        <Note tone="care" role="alert">
          {formatMessage(textOf(failure))}
        </Note>
      )}
      <Button variant="line" icon={Lock} isWide isBusy={isBusy} onClick={() => void signIn()}>
        {formatMessage(passkeyMessages.use)}
      </Button>
    </>
  );
}

const TEXTS: Partial<Record<PasskeyFailure, (typeof passkeyMessages)[keyof typeof passkeyMessages]>> = {
  cancelled: passkeyMessages.cancelled,
  unsupported: passkeyMessages.unsupported,
  invalid: passkeyMessages.invalid,
};

function textOf(failure: PasskeyFailure) {
  if (failure === 'cookies') return signInLayoutMessages.cookiesRefused;
  if (failure === 'refused') return signInMessages.refused;
  if (failure === 'too_many') return signInMessages.tooMany;
  if (failure === 'away') return signInMessages.away;
  return TEXTS[failure] ?? signInMessages.unknown;
}
