import { css } from 'styled-components';

/** `main`: the primary action, once per view; `pine`: other actions; `line`: the alternative; `stop`: destructive. */
export type ButtonVariant = 'main' | 'pine' | 'line' | 'quiet' | 'stop';
export type ButtonSize = 's' | 'm' | 'l';

/** For dark sections: makes the buttons and focus rings inside light. */
export const onPine = css`
  --focus: var(--marigold-500);
  --btn-ink: var(--on-pine);
  --btn-ground: transparent;
  --btn-edge: var(--pine-200);
  --btn-hover: var(--pine-700);
`;

const variants = {
  main: css`
    background: var(--marigold-500);
    color: var(--pine-950);
    border-radius: var(--cab-s);
    box-shadow: inset 0 -2px 0 var(--marigold-600);
    padding-inline: 1.5rem;
    &:hover {
      background: var(--marigold-300);
    }
    &:active {
      background: var(--marigold-600);
      box-shadow: none;
      transform: translateY(1px);
    }
  `,
  pine: css`
    background: var(--pine-900);
    color: var(--on-pine);
    &:hover {
      background: var(--pine-700);
    }
  `,
  line: css`
    border-color: var(--btn-edge, var(--pine-900));
    background: var(--btn-ground, var(--surface));
    &:hover {
      background: var(--btn-hover, var(--pine-100));
    }
  `,
  quiet: css`
    padding-inline: 0.75rem;
    &:hover {
      background: var(--btn-hover, var(--pine-100));
    }
  `,
  stop: css`
    border-color: var(--stop);
    color: var(--stop);
    background: var(--surface);
    &:hover {
      background: var(--stop-soft);
    }
  `,
};

const sizes = {
  s: css`
    min-height: var(--h-s);
    padding: 0.4rem 0.875rem;
    font-size: 0.9375rem;
  `,
  m: '',
  l: css`
    min-height: var(--h-l);
    padding-inline: 1.75rem;
    font-size: 1.0625rem;
  `,
};

export interface ButtonLookProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isWide?: boolean;
}

/** Styles shared by buttons and links that look like buttons. */
export const buttonLook = css<ButtonLookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: var(--h-m);
  padding: 0.625rem 1.25rem;
  border: 1.5px solid transparent;
  border-radius: var(--r-m);
  background: none;
  color: var(--btn-ink, var(--pine-900));
  font: 650 1rem/1.2 var(--text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition-property: background, box-shadow, transform;
  transition-duration: var(--m-fast);
  transition-timing-function: var(--ease);
  ${(props) => props.$isWide && 'width: 100%;'}
  ${(props) => variants[props.$variant]}
  ${(props) => sizes[props.$size]}
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${(props) => (props.$variant === 'quiet' ? 'none' : 'var(--fog)')};
    color: var(--ink-3);
    box-shadow: none;
    border-color: transparent;
    cursor: not-allowed;
    transform: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`;
