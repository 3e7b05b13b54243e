import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { coreMessages } from './core.messages';
import { Icon } from './icon';

const Box = styled.div<{ $isBad: boolean }>`
  --focus: var(--on-pine);
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  width: min(25rem, 100%);
  padding: 0.875rem 1rem;
  background: ${(props) => (props.$isBad ? 'var(--stop)' : 'var(--pine-950)')};
  color: var(--on-pine);
  border-radius: var(--cab-s);
  box-shadow: var(--sh-3);
  font-size: 0.9375rem;
  line-height: 1.4;
  > svg {
    color: ${(props) => (props.$isBad ? '#fff' : '#7fd19b')};
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
  }
  a,
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    text-decoration: underline;
    cursor: pointer;
  }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    margin: -0.25rem -0.375rem 0 0;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface ToastProps {
  tone: 'good' | 'stop';
  title: ReactNode;
  text?: ReactNode;
  /** One link or button, for example to undo the action. */
  action?: ReactNode;
  onClose?: () => void;
}

/** A short message with a title, a text and an action. A success has the role `status`, a failure `alert`. */
export function Toast({ tone, title, text, action, onClose }: ToastProps) {
  const intl = useIntl();
  const isBad = tone === 'stop';
  return (
    <Box $isBad={isBad} role={isBad ? 'alert' : 'status'}>
      <Icon of={isBad ? CircleAlert : CircleCheck} />
      <span>
        <b>{title}</b>
        {text} {action}
      </span>
      {onClose && (
        <button type="button" aria-label={intl.formatMessage(coreMessages.close)} onClick={onClose}>
          <Icon of={X} />
        </button>
      )}
    </Box>
  );
}
