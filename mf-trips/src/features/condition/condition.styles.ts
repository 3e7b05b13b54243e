import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Card, Stack } from '@campavia/ui';

/** One column, for a phone that is held outdoors. */
export const ConditionPage = styled(Stack).attrs({ $gap: 6 })`
  max-width: 40rem;
  padding-bottom: var(--s10);
`;

export const BackLink = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--s2);
  min-height: 2.75rem;
  font-size: var(--t-small);
`;

export const StepCard = styled(Card).attrs({ as: 'section', $isPadded: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  p {
    margin: 0;
  }
`;

/** Large enough for cold fingers. */
export const FuelButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s2);
  > button {
    min-height: 3.5rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-l);
    background: var(--surface);
    color: var(--ink);
    font: 600 1.0625rem/1.2 var(--text);
    cursor: pointer;
    &[aria-pressed='true'] {
      border-color: var(--pine-900);
      background: var(--pine-900);
      color: var(--surface);
    }
    &:disabled,
    &[aria-disabled] {
      cursor: default;
    }
  }
`;

export const BigButtons = styled.div`
  display: grid;
  gap: var(--s3);
  > button {
    min-height: 3.25rem;
  }
`;

export const CheckList = styled.div`
  display: grid;
  > label {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 3rem;
    cursor: pointer;
  }
  > label + label {
    border-top: 1px solid var(--line);
  }
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--pine-900);
    &[aria-disabled] {
      opacity: 0.5;
    }
  }
`;
