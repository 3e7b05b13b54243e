import { useId, useRef, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { Chat } from '@campavia/contracts';
import { MAX_MESSAGE_LENGTH, tidyMessage } from '@campavia/domain';
import { Button, ErrorText, Icon, IconButton, Row, Small, VisuallyHidden } from '@campavia/ui';
import { ImagePlus, Send, Shield } from '@campavia/ui/icons';

import type { UseChat } from '../../data/chats/use-chat';
import type { PictureProblem } from '../../rules/picture-problems';

import { quickMessages, threadMessages } from './chats.messages';
import { Foot, Form, Suggestions } from './thread.styles';

export interface ComposerProps {
  chat: Chat;
  loading: UseChat;
  /** Staff act as the user: read-only. */
  isActing: boolean;
  /** Called with whether the field has a text. */
  onWriting: (isWriting: boolean) => void;
}

const SHOWN_LEFT = 200;

const PROBLEMS = {
  heavy: threadMessages.photoHeavy,
  heic: threadMessages.photoHeic,
  unreadable: threadMessages.photoUnknown,
  small: threadMessages.photoUnknown,
} as const satisfies Record<PictureProblem, MessageDescriptor>;

/** The field for writing a message. */
export function Composer({ chat, loading, isActing, onWriting }: ComposerProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  function write(next: string): void {
    setText(next);
    onWriting(next !== '');
  }

  function send(): void {
    const content = tidyMessage(text);
    if (content !== undefined && leftOf(text) >= 0) {
      loading.send(content);
      write('');
    }
    field.current?.focus();
  }

  function suggest(chosen: string): void {
    write(chosen);
    field.current?.focus();
  }

  if (!chat.can_write) {
    return (
      <Foot>
        <Small>{formatMessage(threadMessages.closed)}</Small>
      </Foot>
    );
  }
  if (isActing) return null;
  return (
    <Foot>
      {!chat.are_contacts_shown && (
        <Row $gap={2} $noWrap>
          <Icon of={Shield} />
          <Small $tone="soft">{formatMessage(threadMessages.hint)}</Small>
        </Row>
      )}
      {text === '' && <QuickAnswers chat={chat} onChoose={suggest} />}
      <MessageForm chat={chat} loading={loading} text={text} field={field} onChange={write} onSend={send} />
    </Foot>
  );
}

function leftOf(text: string): number {
  return MAX_MESSAGE_LENGTH - [...text].length;
}

interface FormProps extends Pick<ComposerProps, 'chat' | 'loading'> {
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Enter sends on devices with a mouse; on a phone it starts a new line. */
function MessageForm({ chat, loading, text, field, onChange, onSend }: FormProps) {
  const { formatMessage } = useIntl();
  const [fieldId, noteId] = [useId(), useId()];
  const left = leftOf(text);
  const [problem, setProblem] = useState<PictureProblem>();
  const label = formatMessage(threadMessages.label, { name: otherName(chat) });

  function handleKey(event: KeyboardEvent): void {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSending || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    onSend();
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    onSend();
  }

  return (
    <>
      <Form onSubmit={handleSubmit}>
        <PhotoButton chat={chat} loading={loading} onProblem={setProblem} />
        <VisuallyHidden as="label" htmlFor={fieldId}>
          {label}
        </VisuallyHidden>
        <textarea
          ref={field}
          id={fieldId}
          rows={1}
          dir="auto"
          value={text}
          placeholder={label}
          aria-describedby={left < SHOWN_LEFT ? noteId : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton
          type="submit"
          variant="pine"
          size="m"
          icon={Send}
          label={formatMessage(threadMessages.send)}
        />
      </Form>
      <LengthNote id={noteId} left={left} />
      {problem && (
        <div role="alert">
          <ErrorText>{formatMessage(PROBLEMS[problem])}</ErrorText>
        </div>
      )}
    </>
  );
}

function otherName({ role, owner, guest }: Chat): string {
  return (role === 'guest' ? owner : guest).first_name;
}

function LengthNote({ id, left }: { id: string; left: number }) {
  const { formatMessage } = useIntl();
  if (left >= SHOWN_LEFT) return null;
  if (left < 0)
    return <ErrorText id={id}>{formatMessage(threadMessages.tooLong, { count: -left })}</ErrorText>;
  return (
    <Small id={id} $tone="soft">
      {formatMessage(threadMessages.left, { count: left })}
    </Small>
  );
}

interface PhotoButtonProps extends Pick<ComposerProps, 'chat' | 'loading'> {
  onProblem: (problem: PictureProblem | undefined) => void;
}

function PhotoButton({ chat, loading, onProblem }: PhotoButtonProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const isAllowed = chat.are_contacts_shown && chat.id !== null;
  const label = formatMessage(isAllowed ? threadMessages.photo : threadMessages.photoLater);
  return (
    <>
      <IconButton
        icon={ImagePlus}
        size="m"
        label={label}
        title={label}
        disabled={!isAllowed}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void loading.sendPhoto(file).then(onProblem, () => onProblem('unreadable'));
          target.value = '';
        }}
      />
    </>
  );
}

const QUICK = {
  question: [quickMessages.free, quickMessages.suits],
  guest: [quickMessages.arrival, quickMessages.thanks, quickMessages.late],
  owner: [quickMessages.welcome, quickMessages.look, quickMessages.ready],
} as const satisfies Record<string, readonly MessageDescriptor[]>;

function QuickAnswers({ chat, onChoose }: { chat: Chat; onChoose: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const guests = chat.convtype === 'product' ? QUICK.question : QUICK.guest;
  return (
    <Suggestions role="group" aria-label={formatMessage(threadMessages.quick)}>
      {(chat.role === 'owner' ? QUICK.owner : guests).map((message: MessageDescriptor) => (
        <Button key={message.id} variant="line" size="s" onClick={() => onChoose(formatMessage(message))}>
          {formatMessage(message)}
        </Button>
      ))}
    </Suggestions>
  );
}
