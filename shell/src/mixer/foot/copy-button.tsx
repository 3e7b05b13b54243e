import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, VisuallyHidden } from '@campavia/ui';

import { mixerMessages } from '../mixer.messages';

const TELLING_MS = 2500;

export interface CopyButtonProps {
  /** Holds the words; they are marked when the browser refuses. */
  fieldRef: RefObject<HTMLInputElement | null>;
  onRefused: () => void;
}

/** Copies what a field holds, and says so. */
export function CopyButton({ fieldRef, onRefused }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), TELLING_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(fieldRef.current?.value ?? '');
      setCopied(true);
    } catch {
      fieldRef.current?.focus();
      fieldRef.current?.select();
      onRefused();
    }
  }

  const copied = formatMessage(mixerMessages.copied);
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => void copy()}>
        {isCopied ? copied : formatMessage(mixerMessages.copy)}
      </Button>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </>
  );
}
