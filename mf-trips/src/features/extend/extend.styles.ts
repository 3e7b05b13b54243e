import { styled } from 'styled-components';

import { AddressLink, Link } from '@campavia/remote-kit';
import { boxLook, Stack } from '@campavia/ui';

export const ExtendSheet = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

export const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 1.75rem;
  font-size: var(--t-small);
`;

/** Tabs scroll sideways when they do not fit; a dashed line marks the chosen one. */
export const Tabs = styled.nav`
  display: flex;
  gap: var(--s1);
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  border-bottom: 1.5px solid var(--line);
  @media (min-width: 768px) {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

export const Tab = styled(Link)`
  position: relative;
  padding: 0.75rem 0.875rem 0.875rem;
  color: var(--ink-2);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: var(--pine-900);
    &::after {
      content: '';
      position: absolute;
      inset: auto 0.5rem -1.5px;
      height: 4px;
      background: var(--via);
      forced-color-adjust: none;
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-bottom: 4px solid Highlight;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s10);
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

export const Aside = styled(Stack).attrs({ $gap: 4 })`
  section > p {
    margin: var(--s3) 0 0;
  }
`;

export const Sentence = styled.p`
  min-height: 4.25rem;
  margin: var(--s4) 0 0;
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  @media (max-width: 639px) {
    min-height: 6rem;
  }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-top: var(--s3);
  > [data-mark]::before {
    content: '';
    display: inline-block;
    width: 1rem;
    height: 1rem;
    margin-inline-end: var(--s2);
    border-radius: 0.25rem;
    background: var(--pine-900);
    vertical-align: -0.15em;
    forced-color-adjust: none;
  }
  > [data-mark='added']::before {
    background: var(--marigold-500);
  }
  > [data-mark='taken']::before {
    content: '17';
    content: '17' / '';
    width: auto;
    background: none;
    color: var(--ink-3);
    text-decoration: line-through;
    vertical-align: baseline;
  }
  > button {
    margin-inline-start: auto;
  }
  > p {
    flex-basis: 100%;
  }
`;

/** Radio buttons in rows. */
export const Choices = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-weight: 650;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 3rem;
    cursor: pointer;
  }
  label + label {
    border-top: 1px solid var(--line);
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--pine-900);
  }
`;

export const MessageArea = styled.textarea<{ $isInvalid?: boolean; $isDisabled?: boolean }>`
  ${boxLook}
  display: block;
  resize: vertical;
`;

/** Amounts from before a change are faded while the new ones load. */
export const Fading = styled.div<{ $isOld: boolean }>`
  opacity: ${(props) => (props.$isOld ? 0.55 : 1)};
`;

export { CamperLine, MoneyLines, StepList, When, WideOnly } from './ask-panel.styles';
