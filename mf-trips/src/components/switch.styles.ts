import { styled } from 'styled-components';

/** A switch: acts at once. */
export const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  width: 2.875rem;
  height: 1.75rem;
  margin: 0;
  border-radius: 99px;
  background: var(--line-strong);
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: calc(1.75rem - 6px);
    border-radius: 50%;
    background: #fff;
    transition: transform var(--m-fast) var(--ease);
  }
  &:checked {
    background: var(--pine-700);
  }
  &:checked::after {
    transform: translateX(1.125rem);
  }
  &:disabled {
    background: var(--line);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    &::after {
      background: ButtonText;
    }
  }
`;
