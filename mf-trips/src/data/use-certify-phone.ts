import { useState } from 'react';

import { certifyPhone, sendPhoneCode } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { useReportFailure } from './use-report-failure';

/** State of the code: not requested, sent, sent again, or still valid because it was requested too soon again. */
export type CodeStatus = 'none' | 'sent' | 'sent-again' | 'still-valid';

export interface CertifyPhone {
  status: CodeStatus;
  /** UTC moment until which the code can be used. */
  expiresAt: string | undefined;
  sendCode: () => void;
  isSending: boolean;
  confirm: (code: string) => Promise<boolean | undefined>;
  isConfirming: boolean;
  entries: ErrorEntry[];
}

interface OpenCode {
  status: CodeStatus;
  expiresAt?: string;
}

export function useCertifyPhone(): CertifyPhone {
  const { session } = usePlatform();
  const [{ status, expiresAt }, setOpen] = useState<OpenCode>({ status: 'none' });

  const confirmation = useAction(async (code: string) => {
    await certifyPhone(code.replace(/\s/g, ''));
    await session.reload();
    return true;
  });
  const sending = useAction(async () => {
    const answer = await sendPhoneCode();
    confirmation.reset();
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
