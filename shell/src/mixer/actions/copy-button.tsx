import type { RefObject } from 'react';
import { useIntl } from 'react-intl';

import { Button, VisuallyHidden } from '@campavia/ui';
import { useCopied } from '@campavia/ui/browser';

import { mixerMessages } from '../mixer.messages';

export interface CopyButtonProps {
  /** The text is selected for manual copying if the browser refuses. */
  fieldRef: RefObject<HTMLInputElement | null>;
  onRefused: () => void;
}

export function CopyButton({ fieldRef, onRefused }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const { isCopied, copy } = useCopied();

  async function copyField(): Promise<void> {
    try {
      await copy(fieldRef.current?.value ?? '');
    } catch {
      fieldRef.current?.focus();
      fieldRef.current?.select();
      onRefused();
    }
  }

  const copied = formatMessage(mixerMessages.copied);
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => void copyField()}>
        {isCopied ? copied : formatMessage(mixerMessages.copy)}
      </Button>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </>
  );
}
