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

const Toggle = styled.button`
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
  /** `current-password` by default; `new-password` where a password is chosen. */
  autoComplete?: string;
  maxLength?: number;
  /** At the end of the label's line, for example a link to reset the password. */
  end?: ReactNode;
}

/** A password input with a button to show its value; hidden again on submit. */
export function PasswordField(props: PasswordFieldProps) {
  const { end, autoComplete = 'current-password', ...rest } = props;
  const { id, error } = useFormField(props.name, props.label);
  const { submitCount } = useFormState();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(false), [submitCount]);
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
        end={<VisibilityToggle isShown={isShown} controls={id} onPress={() => setIsShown(!isShown)} />}
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

function VisibilityToggle({ isShown, controls, onPress }: TurnButtonProps) {
  const { formatMessage } = useIntl();
  const { show, hide, showPassword, hidePassword } = formsMessages;
  return (
    <Toggle
      type="button"
      aria-label={formatMessage(isShown ? hidePassword : showPassword)}
      aria-controls={controls}
      onClick={onPress}
    >
      {formatMessage(isShown ? hide : show)}
    </Toggle>
  );
}
