import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon, type IconType } from './icon';

export type BadgeTone = 'quiet' | 'good' | 'note' | 'care' | 'stop' | 'pine' | 'solid';

const tones: Record<BadgeTone, [ground: string, ink: string]> = {
  quiet: ['fog', 'ink-2'],
  good: ['good-soft', 'good'],
  note: ['note-soft', 'note'],
  care: ['care-soft', 'care'],
  stop: ['stop-soft', 'stop'],
  pine: ['pine-100', 'pine-800'],
  solid: ['pine-900', 'on-pine'],
};

const BadgeBox = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.28rem 0.625rem;
  border-radius: 0.4rem;
  background: var(--${(props) => tones[props.$tone][0]});
  color: var(--${(props) => tones[props.$tone][1]});
  font: 650 var(--t-tiny) / 1.25 var(--text);
  letter-spacing: 0;
  white-space: nowrap;
  > svg {
    flex: none;
    width: 0.95rem;
    height: 0.95rem;
    stroke-width: 2.25;
  }
  @media (max-width: 479px) {
    white-space: normal;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconType;
  children: ReactNode;
}

/** A status as an icon and a word. */
export function Badge({ tone = 'quiet', icon, children }: BadgeProps) {
  return (
    <BadgeBox $tone={tone}>
      {icon && <Icon of={icon} />}
      {children}
    </BadgeBox>
  );
}

const TagBox = styled.span<{ $isLarge?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  padding: ${(props) => (props.$isLarge ? '0.7rem 0.9rem' : '0.5rem 0.625rem')};
  border-radius: 0.4rem;
  background: var(--pine-900);
  color: var(--on-pine);
  font-size: ${(props) => (props.$isLarge ? '1rem' : 'var(--t-tiny)')};
  font-weight: 650;
  line-height: 1;
  box-shadow:
    inset 0 0 0 2px var(--pine-900),
    inset 0 0 0 3px rgb(246 247 241 / 0.75);
  > svg {
    width: 0.95rem;
    height: 0.95rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface TagProps {
  icon?: IconType;
  isLarge?: boolean;
  children: ReactNode;
}

/** A tag that looks like a road sign, for places and numbers; a status is a `Badge`. */
export function Tag({ icon, isLarge, children }: TagProps) {
  return (
    <TagBox $isLarge={isLarge}>
      {icon && <Icon of={icon} />}
      {children}
    </TagBox>
  );
}
