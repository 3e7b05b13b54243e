import { type InputEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { CONTACT_TOPICS, MAX_CONTACT_NAME_LENGTH } from '@campavia/domain';
import { useUser } from '@campavia/remote-kit';
import { FormField } from '@campavia/ui/forms';

import { readTypedMessage, storeTypedMessage } from '../../data/contact/typed-message';

import { formMessages, topicMessages } from './contact.messages';
import { Control, Fields } from './contact.styles';
import { MessageField } from './message-field';

const MAX_EMAIL_LENGTH = 254;
const FIELDS = 'input, select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function ContactFields() {
  const { formatMessage } = useIntl();
  const user = useUser();
  const { box, length, onInput } = useTypedFields();
  return (
    <Fields ref={box} onInput={onInput}>
      <TopicField />
      <FormField
        name="name"
        label={formatMessage(formMessages.name)}
        autoComplete="name"
        maxLength={MAX_CONTACT_NAME_LENGTH}
        defaultValue={user && `${user.first_name} ${user.last_name}`.trim()}
      />
      <FormField
        name="email"
        type="email"
        label={formatMessage(formMessages.email)}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={user?.email}
      />
      {user && (
        <FormField
          name="booking_id"
          inputMode="numeric"
          isOptional
          label={formatMessage(formMessages.booking)}
          hint={formatMessage(formMessages.bookingHint)}
        />
      )}
      <MessageField length={length} />
    </Fields>
  );
}

function TopicField() {
  const { formatMessage } = useIntl();
  const options = [
    <option key="" value="">
      {formatMessage(formMessages.choose)}
    </option>,
    ...CONTACT_TOPICS.map((topic) => (
      <option key={topic} value={topic}>
        {formatMessage(topicMessages[topic])}
      </option>
    )),
  ];
  // FormField renders any element; its type only covers input.
  const select: object = { as: 'select', type: undefined, children: options };
  return (
    <Control>
      <FormField name="topic" label={formatMessage(formMessages.topic)} defaultValue="" {...select} />
    </Control>
  );
}

function useTypedFields() {
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    const typed = readTypedMessage();
    for (const field of box.current?.querySelectorAll<Field>(FIELDS) ?? []) {
      field.value = typed[field.name] ?? field.value;
      if (field.name === 'text') setLength(field.value.trim().length);
    }
  }, []);
  function onInput({ target }: InputEvent) {
    if (!isField(target)) return;
    storeTypedMessage({ [target.name]: target.value });
    if (target.name === 'text') setLength(target.value.trim().length);
  }
  return { box, length, onInput };
}

function isField(target: EventTarget): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}
