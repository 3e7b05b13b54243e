import { type SubmitEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf } from '@campavia/remote-kit';
import { BoxInput, Icon, IconButton, VisuallyHidden } from '@campavia/ui';
import { Search, X } from '@campavia/ui/icons';

import { MAX_QUERY_LENGTH } from '../../rules/help/help-view';

import { helpMessages } from './help.messages';
import { SearchBox } from './help.styles';
import type { UseHelpView } from './use-help-view';

/** Searches while typing; without scripts by submitting the form. */
export function HelpSearch({ view: { typed, type, write, topic } }: { view: UseHelpView }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    write();
  };
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <form role="search" action={hrefOf('help')} onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={id}>
        {formatMessage(helpMessages.search)}
      </VisuallyHidden>
      <SearchBox>
        <Icon of={Search} />
        <BoxInput
          ref={input}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {typed !== '' && <IconButton icon={X} label={formatMessage(helpMessages.clear)} onClick={clear} />}
      </SearchBox>
      {topic !== undefined && <input type="hidden" name="topic" value={topic} />}
    </form>
  );
}
