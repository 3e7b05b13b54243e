import { Calendar } from 'lucide-react';
import type { ButtonHTMLAttributes, InputHTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';

import { BoxInput } from './box.styles';
import { Icon, type IconType } from './icon';

const cell = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-width: 0;
  min-height: 3.75rem;
  padding: 0.625rem 0.875rem;
  border: 0;
  border-radius: var(--r-m);
  background: none;
  color: inherit;
  font: 400 var(--t-body) / 1.3 var(--text);
  text-align: start;
  &:hover {
    background: var(--pine-50);
  }
  > svg {
    color: var(--pine-700);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
`;

const Name = styled.b`
  display: block;
  font-size: var(--t-tiny);
  font-weight: 600;
  line-height: 1.3;
  color: var(--ink-2);
`;

const Value = styled.span<{ $isEmpty: boolean }>`
  display: block;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${(props) => props.$isEmpty && 'color: var(--ink-3); font-weight: 450;'}
`;

const ButtonBox = styled.button`
  ${cell}
  cursor: pointer;
`;

const LabelBox = styled.label`
  ${cell}
  cursor: text;
  &:has(> span > input:focus) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Line = styled(BoxInput)`
  display: block;
  font-weight: 600;
  text-overflow: ellipsis;
  &::placeholder {
    font-weight: 450;
  }
`;

export interface FinderButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
  label: string;
  icon: IconType;
  /** The chosen value, formatted. */
  value?: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A cell of a search bar that opens a dialog: its label in small type, its value below. */
export function FinderButton({ label, icon, value, placeholder, ...rest }: FinderButtonProps) {
  return (
    <ButtonBox type="button" aria-haspopup="dialog" {...rest}>
      <Icon of={icon} />
      <span>
        <Name>{label}</Name>
        <Value $isEmpty={!value}>{value || placeholder}</Value>
      </span>
    </ButtonBox>
  );
}

/** The button that opens a range picker. Small, because it does not load the calendar. */
export function DatesField(props: Omit<FinderButtonProps, 'icon'>) {
  return <FinderButton {...props} icon={Calendar} />;
}

export interface FinderInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  icon: IconType;
  ref?: Ref<HTMLInputElement>;
}

/** A cell of a search bar with a text input; also used by the combobox. */
export function FinderInput({ label, icon, ...input }: FinderInputProps) {
  return (
    <LabelBox>
      <Icon of={icon} />
      <span>
        <Name>{label}</Name>
        <Line autoComplete="off" {...input} />
      </span>
    </LabelBox>
  );
}
