import { ChevronDown, X } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

import { Icon, type IconType } from './icon';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Makes the chip a toggle button: whether it is pressed. */
  isOn?: boolean;
  icon?: IconType;
  /** Number of results with this filter. */
  count?: number | string;
  /** Icon at the end: a cross or a chevron. */
  ending?: 'remove' | 'open';
  ref?: Ref<HTMLButtonElement>;
}

const Pill = styled.button<{ $isOn?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: 2.5rem;
  padding: 0.35rem 0.875rem;
  border: 1.5px solid ${(props) => (props.$isOn ? 'var(--pine-900)' : 'var(--line-strong)')};
  border-radius: var(--r-pill);
  background: ${(props) => (props.$isOn ? 'var(--pine-900)' : 'var(--surface)')};
  color: ${(props) => (props.$isOn ? 'var(--on-pine)' : 'var(--ink)')};
  font: 550 0.9375rem/1.3 var(--text);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    border-color: var(--pine-700);
  }
  > small {
    font-size: var(--t-tiny);
    color: ${(props) => (props.$isOn ? 'var(--pine-200)' : 'var(--ink-3)')};
  }
  @media (forced-colors: active) {
    ${(props) => props.$isOn && 'forced-color-adjust: none; background: Highlight; color: HighlightText;'}
  }
`;

const endings = { remove: X, open: ChevronDown };

/** A filter that is applied at once. Used for filters only. */
export function Chip({ isOn, icon, count, ending, children, ...rest }: ChipProps) {
  return (
    <Pill type="button" aria-pressed={isOn} {...rest} $isOn={isOn}>
      {icon && <Icon of={icon} />}
      {children}
      {count !== undefined && <small>{count}</small>}
      {ending && <Icon of={endings[ending]} />}
    </Pill>
  );
}
