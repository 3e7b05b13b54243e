import { useState } from 'react';

import { certifyPhone, sendPhoneCode } from '@campavia/api-client';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { failureEntries, type FailureEntry } from './failure-entries';
import { useReportFailure } from './use-report-failure';

/** State of the code: not requested, sent, sent again, or still valid because it was requested too soon again. */
export type CodeStatus = 'none' | 'sent' | 'sent-again' | 'still-valid';

export interface CertifyPhone {
  status: CodeStatus;
  /** UTC moment until which the code can be used. */
  expiresAt: string | undefined;
  sendCode: () => void;
  isSending: boolean;
  /** Submits the code; resolves to true when it was right. */
  confirm: (code: string) => Promise<boolean | undefined>;
  isConfirming: boolean;
  /** Why the code was refused. */
  entries: FailureEntry[];
}

interface OpenCode {
  status: CodeStatus;
  expiresAt?: string;
}

/** Certifies the phone number of the profile with a code sent to it. */
export function useCertifyPhone(): CertifyPhone {
  const { session } = usePlatform();
  const [{ status, expiresAt }, setOpen] = useState<OpenCode>({ status: 'none' });

  const confirmation = useDeed(async (code: string) => {
    await certifyPhone(code.replace(/\s/g, ''));
    await session.reload();
    return true;
  });
  const sending = useDeed(async () => {
    const answer = await sendPhoneCode();
    confirmation.forget();
    if (answer.certified || answer.expires_at === null) return session.reload();
    const next = status === 'none' ? 'sent' : 'sent-again';
    // Within half a minute no new message is sent, and the answer describes the same code.
    const isSame = answer.expires_at === expiresAt;
    setOpen({ status: isSame ? 'still-valid' : next, expiresAt: answer.expires_at });
  });
  useReportFailure(sending.error);

  return {
    status,
    expiresAt,
    sendCode: () => void sending.perform(),
    isSending: sending.isBusy,
    confirm: confirmation.perform,
    isConfirming: confirmation.isBusy,
    entries: failureEntries(confirmation.error),
  };
}
