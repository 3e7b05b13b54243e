import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Small, VisuallyHidden } from '@campavia/ui';

import { TextAreaField, type TextAreaFieldProps } from '../../parts/form-controls';
import { LONGEST_MESSAGE } from '../../rules/travel-form';

import { messageMessages } from './message.messages';

/** So many characters before the end it is said how many are left. */
const NEAR_END = 200;
/** Whoever listens hears how many are left once the typing has paused. */
const PAUSE_MS = 1000;

/** The message to the owner; near the end of its room it says how much is left, and nothing is ever cut off. */
export function MessageField(
  field: Pick<TextAreaFieldProps, 'label' | 'hint' | 'defaultValue' | 'isOptional'>,
) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  // What was typed before a reload is put into the field once it is there.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);
  return (
    <div>
      <TextAreaField {...field} name="message" ref={area} onInput={(text) => setLength(text.length)} />
      <RoomLeft left={LONGEST_MESSAGE - length} />
    </div>
  );
}

function RoomLeft({ left }: { left: number }) {
  const [told, setTold] = useState('');
  const line = useRoomWords(left);
  useEffect(() => {
    const timer = window.setTimeout(() => setTold(line ?? ''), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [line]);
  return (
    <>
      {line && (
        <Small $tone={left < 0 ? 'ink' : 'soft'} aria-hidden>
          {line}
        </Small>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}

function useRoomWords(left: number): string | undefined {
  const { formatMessage } = useIntl();
  if (left > NEAR_END) return undefined;
  if (left >= 0) return formatMessage(messageMessages.left, { count: left });
  return formatMessage(messageMessages.over, { count: -left });
}
