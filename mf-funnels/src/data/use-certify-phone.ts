import { useState } from 'react';

import { certifyPhone, sendPhoneCode } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { removeTyped, storeTyped, readTyped } from './typed-fields';

export interface UseCertifyPhone {
  isSent: boolean;
  sendCode: () => void;
  isSending: boolean;
  confirm: (code: string) => Promise<boolean | undefined>;
  isConfirming: boolean;
  entries: ErrorEntry[];
}

/** Stores the phone to which a code was sent, so that a reload does not send another one. */
const PLACE = 'phone-code';

export function useCertifyPhone(phone: string): UseCertifyPhone {
  const { session } = usePlatform();
  const [isSent, setSent] = useState(() => readTyped(PLACE).phone === phone);
  const confirmation = useAction(async (code: string) => {
    await certifyPhone(code.replace(/\s/g, ''));
    removeTyped(PLACE);
    await session.reload();
    return true;
  });
  const sending = useAction(async () => {
    const { certified } = await sendPhoneCode();
    confirmation.reset();
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
