import { useCallback, useEffect, useState } from 'react';

import { confirmAddress } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { shellSession } from '../shell-session';

/** `dead`: the link was used before or is too old; `taken`: another account has the address. */
export type Confirmation = 'working' | 'confirmed' | 'invalid' | 'taken' | 'failed';

export interface UseConfirmEmail {
  outcome: Confirmation;
  email: string | undefined;
  retry: () => void;
}

export function useConfirmEmail(token: string): UseConfirmEmail {
  const [email, setEmail] = useState<string>();
  const { perform, error } = useAction(async () => {
    setEmail(await confirmAddress(token));
    if (shellSession().current().status === 'signed-in')
      await shellSession()
        .reload()
        .catch(() => undefined);
  });
  const confirm = useCallback(() => void perform(), [perform]);
  useEffect(confirm, [confirm, token]);
  return { outcome: outcomeOf(email, error), email, retry: confirm };
}

function outcomeOf(email: string | undefined, error: Error | undefined): Confirmation {
  if (email !== undefined) return 'confirmed';
  if (!error) return 'working';
  if (!isApiError(error) || error.status !== 400) return 'failed';
  return error.code === 'link_invalid' ? 'invalid' : 'taken';
}
