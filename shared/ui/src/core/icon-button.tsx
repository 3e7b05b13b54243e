import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

import { buttonLook, type ButtonLookProps, type ButtonSize, type ButtonVariant } from './button.styles';
import { Icon, type IconType } from './icon';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name: what it does. */
  label: string;
  icon: IconType;
  variant?: ButtonVariant;
  size?: ButtonSize;
  ref?: Ref<HTMLButtonElement>;
}

const StyledButton = styled.button<ButtonLookProps>`
  ${buttonLook}
  flex: none;
  width: var(--h-${(props) => props.$size});
  padding: 0;
  border-radius: var(--r-pill);
`;

/** A round button with an icon and an accessible name. */
export function IconButton({ label, icon, variant = 'quiet', size = 's', ...rest }: IconButtonProps) {
  return (
    <StyledButton type="button" aria-label={label} {...rest} $variant={variant} $size={size}>
      <Icon of={icon} />
    </StyledButton>
  );
}
