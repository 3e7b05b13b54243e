import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, cancelTrip, paymentKeys } from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { CancelTrip, GuestBooking } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useStoreTrip } from './use-store-trip';

export interface UseCancelTrip {
  /** Undefined when it was refused. */
  cancel: (form: CancelTrip) => Promise<GuestBooking | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
  /** Amounts of a refund that changed since it was shown; nothing was cancelled. */
  changed: { shown: string; current: string } | undefined;
}

/** After a refusal the trip or its refund is fetched again, because another tab may have changed it. */
export function useCancelTrip(id: number): UseCancelTrip {
  const { mutate } = useSWRConfig();
  const storeTrip = useStoreTrip();
  const [shown, setShown] = useState('0.00');
  const { perform, isBusy, error } = useAction(async (form: CancelTrip) => {
    setShown(form.refund_total ?? '0.00');
    const trip = await cancelTrip(id, form).catch(async (failure: unknown) => {
      if (isApiError(failure) && [404, 405].includes(failure.status ?? 0))
        await mutate(bookingKeys.guest(id));
      if (isApiError(failure) && failure.status === 409) await mutate(paymentKeys.refund(id));
      throw failure;
    });
    storeTrip(trip);
    return trip;
  });
  const current = readChangedRefund(error);
  return {
    cancel: perform,
    isBusy,
    entries: failureEntries(error),
    changed: current === undefined ? undefined : { shown, current },
  };
}

function readChangedRefund(error: Error | undefined): string | undefined {
  if (!isApiError(error) || error.code !== 'refund_changed') return undefined;
  const { refund_total: total } = error.body as { refund_total?: unknown };
  return typeof total === 'string' ? total : undefined;
}
