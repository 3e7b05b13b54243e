import { css, styled } from 'styled-components';

export interface BoxStyleProps {
  $isInvalid?: boolean;
  $isDisabled?: boolean;
}

const invalidLook = css`
  border-color: var(--stop);
  border-width: 2px;
  background: #fffaf8;
`;

const disabledLook = css`
  background: var(--fog);
  color: var(--ink-3);
  border-style: dashed;
`;

/** The frame of controls that have a value. */
export const boxLook = css<BoxStyleProps>`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: var(--h-m);
  padding: 0.5rem 0.875rem;
  width: 100%;
  background: var(--surface);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
  color: var(--ink);
  font: 400 var(--t-body) / var(--lh-body) var(--text);
  text-align: start;
  > svg {
    color: var(--ink-3);
  }
  &:hover {
    border-color: var(--pine-700);
  }
  &:focus-visible,
  &:has(> input:focus) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    border-color: var(--pine-900);
    border-radius: var(--r-m);
  }
  ${(props) => props.$isInvalid && invalidLook}
  ${(props) => props.$isDisabled && disabledLook}
`;

export const Box = styled.span<BoxStyleProps>`
  ${boxLook}
`;

/** The input inside a `Box`, without a frame. */
export const BoxInput = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  font: inherit;
  color: inherit;
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
