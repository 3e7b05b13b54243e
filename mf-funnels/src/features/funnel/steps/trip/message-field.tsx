import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Small, VisuallyHidden } from '@campavia/ui';
import type { FieldCheck } from '@campavia/ui/forms';

import { TextAreaField, type TextAreaFieldProps } from '../../../../components/forms/form-controls';
import { MAX_MESSAGE_LENGTH } from '../../../../rules/travel-form';
import { messageMessages } from './message.messages';

/** The number of characters left is shown from here on. */
const NEAR_END = 200;
/** Screen readers get the number of characters left after this pause. */
const PAUSE_MS = 1000;

/** Longer texts are not cut: the check refuses them. */
export function MessageField(
  field: Pick<TextAreaFieldProps, 'label' | 'hint' | 'defaultValue' | 'isOptional'>,
) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  // Unsaved input from before a reload is restored after the first render.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);
  return (
    <div>
      <TextAreaField {...field} name="message" ref={area} onInput={(text) => setLength(text.length)} />
      <CharactersLeft left={MAX_MESSAGE_LENGTH - length} />
    </div>
  );
}

function CharactersLeft({ left }: { left: number }) {
  const [announced, setAnnounced] = useState('');
  const line = useLeftText(left);
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(line ?? ''), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [line]);
  return (
    <>
      {line && (
        <Small $tone={left < 0 ? 'ink' : 'soft'} aria-hidden>
          {line}
        </Small>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

function useLeftText(left: number): string | undefined {
  const { formatMessage } = useIntl();
  if (left > NEAR_END) return undefined;
  if (left >= 0) return formatMessage(messageMessages.left, { count: left });
  return formatMessage(messageMessages.over, { count: -left });
}

export function useMessageCheck(): FieldCheck {
  const { formatMessage } = useIntl();
  return (message) =>
    message.length > MAX_MESSAGE_LENGTH
      ? formatMessage(messageMessages.tooLong, { most: MAX_MESSAGE_LENGTH })
      : undefined;
}
