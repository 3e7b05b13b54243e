import { useState } from 'react';

import { certifyPhone, sendPhoneCode } from '@campavia/api-client';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { failureEntries, type FailureEntry } from './failure-entries';
import { useTellFailure } from './use-tell-failure';

/** How it stands with the message: none was asked for, one is on its way, another is, or the first still holds. */
export type CodeStanding = 'none' | 'sent' | 'sent-again' | 'still-valid';

export interface CertifyPhone {
  standing: CodeStanding;
  /** UTC moment until which the code can be used. */
  expiresAt: string | undefined;
  sendCode: () => void;
  isSending: boolean;
  /** Tells the code back; true where it was the right one. */
  confirm: (code: string) => Promise<boolean | undefined>;
  isConfirming: boolean;
  /** Why the code was not taken. */
  entries: FailureEntry[];
}

interface OpenCode {
  standing: CodeStanding;
  expiresAt?: string;
}

/** Certifying the phone of the profile: a code goes to it, and is told back. */
export function useCertifyPhone(): CertifyPhone {
  const { session } = usePlatform();
  const [{ standing, expiresAt }, setOpen] = useState<OpenCode>({ standing: 'none' });

  const confirmation = useDeed(async (code: string) => {
    await certifyPhone(code.replace(/\s/g, ''));
    await session.reload();
    return true;
  });
  const sending = useDeed(async () => {
    const answer = await sendPhoneCode();
    confirmation.forget();
    if (answer.certified || answer.expires_at === null) return session.reload();
    const next = standing === 'none' ? 'sent' : 'sent-again';
    // Within half a minute no other message is sent: the answer then speaks of the same code.
    const isSame = answer.expires_at === expiresAt;
    setOpen({ standing: isSame ? 'still-valid' : next, expiresAt: answer.expires_at });
  });
  useTellFailure(sending.error);

  return {
    standing,
    expiresAt,
    sendCode: () => void sending.perform(),
    isSending: sending.isBusy,
    confirm: confirmation.perform,
    isConfirming: confirmation.isBusy,
    entries: failureEntries(confirmation.error),
  };
}
