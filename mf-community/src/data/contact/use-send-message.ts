import { useRef } from 'react';

import { sendContactMessage } from '@campavia/api-client';
import { failureEntries, isApiError, isUnavailable, type ErrorEntry } from '@campavia/api-client/core';
import type { ContactForm } from '@campavia/contracts';
import { useAction, useSite } from '@campavia/remote-kit';

import { readTypedMessage, removeTypedMessage, storeTypedMessage } from './typed-message';

export interface UseSendMessage {
  /** The number of the message; undefined when it was not sent. */
  send: (form: Omit<ContactForm, 'key' | 'locale'>) => Promise<number | undefined>;
  isBusy: boolean;
  /** The server cannot be reached: the typed text is kept until the connection is back. */
  isOffline: boolean;
  isTooOften: boolean;
  entries: readonly ErrorEntry[];
}

/** Sends a message; sending it again after a lost answer stores it once. */
export function useSendMessage(): UseSendMessage {
  const { locale } = useSite();
  const key = useRef('');
  const { perform, isBusy, error } = useAction(async (form: Omit<ContactForm, 'key' | 'locale'>) => {
    key.current ||= readTypedMessage().key ?? crypto.randomUUID();
    storeTypedMessage({ key: key.current });
    const { id } = await sendContactMessage({ ...form, key: key.current, locale });
    key.current = '';
    removeTypedMessage();
    return id;
  });
  const isTooOften = isApiError(error) && error.status === 429;
  const isOffline = !isTooOften && isApiError(error) && isUnavailable(error);
  return {
    send: perform,
    isBusy,
    isOffline,
    isTooOften,
    entries: isOffline || isTooOften ? [] : failureEntries(error),
  };
}
