import { useState } from 'react';

import { certifyPhone, sendPhoneCode } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { removeTyped, storeTyped, readTyped } from './typed-fields';

export interface UseCertifyPhone {
  isSent: boolean;
  sendCode: () => void;
  isSending: boolean;
  /** Tells the code back; true where it was the right one. */
  confirm: (code: string) => Promise<boolean | undefined>;
  isConfirming: boolean;
  /** Why no code was sent, or the code was not taken. */
  entries: ErrorEntry[];
}

/** Where it is remembered which phone a code went to: after a reload that one is waited for, no other is sent. */
const PLACE = 'phone-code';

/**
 * Certifies the phone of the profile with a code that is sent to it.
 *
 * @param phone as the profile has it
 */
export function useCertifyPhone(phone: string): UseCertifyPhone {
  const { session } = usePlatform();
  const [isSent, setSent] = useState(() => readTyped(PLACE).phone === phone);
  const confirmation = useDeed(async (code: string) => {
    await certifyPhone(code.replace(/\s/g, ''));
    removeTyped(PLACE);
    await session.reload();
    return true;
  });
  const sending = useDeed(async () => {
    const { certified } = await sendPhoneCode();
    confirmation.forget();
    if (certified) return session.reload();
    storeTyped(PLACE, { phone });
    setSent(true);
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
