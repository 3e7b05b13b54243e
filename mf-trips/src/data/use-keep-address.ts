import { updateMe } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { useTellFailure } from './use-tell-failure';

export interface KeepAddress {
  keep: () => void;
  isBusy: boolean;
}

/** Taking back a change of address whose link was not followed yet. */
export function useKeepAddress({ email }: Pick<Me, 'email'>): KeepAddress {
  const { session } = usePlatform();
  const { perform, isBusy, error } = useDeed(async () => {
    await updateMe({ email });
    await session.reload();
  });
  useTellFailure(error);
  return { keep: () => void perform(), isBusy };
}
