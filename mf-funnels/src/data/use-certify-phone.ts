import { useState } from 'react';

import { certifyPhone, sendPhoneCode } from '@campavia/api-client';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { failureEntries, type FailureEntry } from './failure-entries';

export interface UseCertifyPhone {
  isSent: boolean;
  sendCode: () => void;
  isSending: boolean;
  /** Tells the code back; true where it was the right one. */
  confirm: (code: string) => Promise<boolean | undefined>;
  isConfirming: boolean;
  /** Why no code was sent, or the code was not taken. */
  entries: FailureEntry[];
}

/** Certifying the phone of the profile: a code goes to it, and is told back. */
export function useCertifyPhone(): UseCertifyPhone {
  const { session } = usePlatform();
  const [isSent, setSent] = useState(false);
  const confirmation = useDeed(async (code: string) => {
    await certifyPhone(code.replace(/\s/g, ''));
    await session.reload();
    return true;
  });
  const sending = useDeed(async () => {
    const { certified } = await sendPhoneCode();
    confirmation.forget();
    if (certified) await session.reload();
    else setSent(true);
  });
  return {
    isSent,
    sendCode: () => void sending.perform(),
    isSending: sending.isBusy,
    confirm: confirmation.perform,
    isConfirming: confirmation.isBusy,
    entries: failureEntries(confirmation.error ?? sending.error),
  };
}
