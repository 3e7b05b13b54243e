import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { TextField } from '../core';

import { useFormField, useFormState } from './form-context';
import { formsMessages } from './forms.messages';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 0.75rem;
  > div {
    display: contents;
  }
  > div > * {
    grid-column: 1 / -1;
  }
  > div > label {
    grid-column: 1;
  }
`;

const End = styled.span`
  grid-area: 1 / 2;
  font-size: var(--t-small);
  line-height: 1.5rem;
`;

const Turn = styled.button`
  margin-inline-end: -0.5rem;
  padding: 0.25rem 0.5rem;
  border: 0;
  border-radius: var(--r-s);
  background: none;
  color: var(--ink);
  font: 650 0.9375rem / 1.4 var(--text);
  cursor: pointer;
  &:hover {
    color: var(--pine-700);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`;

export interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** `current-password` unless told otherwise: `new-password` where one is chosen. */
  autoComplete?: string;
  maxLength?: number;
  /** Stands at the end of the label's line: a link for who has forgotten it. */
  end?: ReactNode;
}

/** A password, which its owner can look at; sent, it is hidden again. */
export function PasswordField(props: PasswordFieldProps) {
  const { end, autoComplete = 'current-password', ...rest } = props;
  const { id, error } = useFormField(props.name, props.label);
  const { attempts } = useFormState();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(false), [attempts]);
  return (
    <Frame>
      <TextField
        {...rest}
        id={id}
        error={error}
        autoComplete={autoComplete}
        type={isShown ? 'text' : 'password'}
        icon={Lock}
        autoCapitalize="none"
        spellCheck={false}
        end={<TurnButton isShown={isShown} controls={id} onPress={() => setIsShown(!isShown)} />}
      />
      {end && <End>{end}</End>}
    </Frame>
  );
}

interface TurnButtonProps {
  isShown: boolean;
  controls: string;
  onPress: () => void;
}

function TurnButton({ isShown, controls, onPress }: TurnButtonProps) {
  const { formatMessage } = useIntl();
  const { show, hide, showPassword, hidePassword } = formsMessages;
  return (
    <Turn
      type="button"
      aria-label={formatMessage(isShown ? hidePassword : showPassword)}
      aria-controls={controls}
      onClick={onPress}
    >
      {formatMessage(isShown ? hide : show)}
    </Turn>
  );
}
