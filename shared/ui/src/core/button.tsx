import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { buttonLook, type ButtonLookProps, type ButtonSize, type ButtonVariant } from './button.styles';
import { Icon, type IconType } from './icon';
import { Spinner } from './spinner';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconType;
  isWide?: boolean;
  /** Shows a spinner in place of the icon and ignores presses; the button keeps the focus. */
  isBusy?: boolean;
  /** The label while busy: "Saving". The button is always as wide as the longer of both labels. */
  busyLabel?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const StyledButton = styled.button<ButtonLookProps>`
  ${buttonLook}
`;

/** Both labels are in the same grid cell, so that the size of the button does not change when it is busy. */
const StackedLabels = styled.span`
  display: inline-grid;
  > * {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
  > [aria-hidden] * {
    animation: none;
  }
`;

function stop(event: MouseEvent) {
  event.preventDefault();
}

function LeadingIcon({ icon, isBusy }: Pick<ButtonProps, 'icon' | 'isBusy'>) {
  if (isBusy) return <Spinner />;
  return icon ? <Icon of={icon} /> : null;
}

/** A button; `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { variant = 'pine', size = 'm', icon, isWide, isBusy, busyLabel, children, onClick, ...rest } = props;
  return (
    <StyledButton
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $isWide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? stop : onClick}
    >
      {busyLabel ? (
        <StackedLabels>
          <span aria-hidden={isBusy || undefined}>
            <LeadingIcon icon={icon} />
            <span>{children}</span>
          </span>
          <span aria-hidden={!isBusy || undefined}>
            <Spinner />
            <span>{busyLabel}</span>
          </span>
        </StackedLabels>
      ) : (
        <>
          <LeadingIcon icon={icon} isBusy={isBusy} />
          {children}
        </>
      )}
    </StyledButton>
  );
}
