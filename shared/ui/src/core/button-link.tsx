import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';

import { buttonLook, type ButtonLookProps, type ButtonSize, type ButtonVariant } from './button.styles';
import { Icon, type IconType } from './icon';

interface OwnProps<Link extends ElementType> {
  /** The link component of the router; `<a>` by default. */
  as?: Link;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconType;
  isWide?: boolean;
  children?: ReactNode;
}

export type ButtonLinkProps<Link extends ElementType = 'a'> = OwnProps<Link> &
  Omit<ComponentPropsWithoutRef<Link>, keyof OwnProps<Link>>;

const StyledLink = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

/** A link that looks like a button, for navigation. */
export function ButtonLink<Link extends ElementType = 'a'>(props: ButtonLinkProps<Link>) {
  const { as, variant = 'pine', size = 'm', icon, isWide, children, ...rest } = props;
  return (
    <StyledLink as={as as ElementType} {...rest} $variant={variant} $size={size} $isWide={isWide}>
      {icon && <Icon of={icon} />}
      {children}
    </StyledLink>
  );
}
