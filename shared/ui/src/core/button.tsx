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
  /** Shows a spinner in place of the icon and lets no second press through; focus stays. */
  isBusy?: boolean;
  /** The same words in -ing; the button is as wide as the longer of both from the start. */
  busyLabel?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const Shell = styled.button<ButtonLookProps>`
  ${buttonLook}
`;

/** Both faces lie on one another, so that neither the button nor what stands in it moves when it is busy. */
const Faces = styled.span`
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

function Mark({ icon, isBusy }: Pick<ButtonProps, 'icon' | 'isBusy'>) {
  if (isBusy) return <Spinner />;
  return icon ? <Icon of={icon} /> : null;
}

/** The house button. `type` is `button` unless told otherwise. */
export function Button(props: ButtonProps) {
  const { variant = 'pine', size = 'm', icon, isWide, isBusy, busyLabel, children, onClick, ...rest } = props;
  return (
    <Shell
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
        <Faces>
          <span aria-hidden={isBusy || undefined}>
            <Mark icon={icon} />
            <span>{children}</span>
          </span>
          <span aria-hidden={!isBusy || undefined}>
            <Spinner />
            <span>{busyLabel}</span>
          </span>
        </Faces>
      ) : (
        <>
          <Mark icon={icon} isBusy={isBusy} />
          {children}
        </>
      )}
    </Shell>
  );
}
