import { updateMe } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { useReportFailure } from './use-report-failure';

export interface CancelEmailChange {
  cancel: () => void;
  isBusy: boolean;
}

export function useCancelEmailChange({ email }: Pick<Me, 'email'>): CancelEmailChange {
  const { session } = usePlatform();
  const { perform, isBusy, error } = useAction(async () => {
    await updateMe({ email });
    await session.reload();
  });
  useReportFailure(error);
  return { cancel: () => void perform(), isBusy };
}
