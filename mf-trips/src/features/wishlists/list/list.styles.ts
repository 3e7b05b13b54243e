import { styled } from 'styled-components';

import { Card, IconButton, WrapWide } from '@campavia/ui';

export const TripBox = styled(Card).attrs({ $isPadded: true })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s6);
  align-items: center;
  justify-content: space-between;
`;

export const Field = styled.div`
  flex: 0 1 20rem;
  min-width: min(16rem, 100%);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
`;

/** Reserves its space while it is empty. */
export const Sentence = styled.div`
  flex: 1 1 14rem;
  min-height: 3.25rem;
  color: var(--ink-2);
  font-size: var(--t-small);
  > button {
    margin-inline-start: -0.875rem;
  }
`;

export const SwitchLabel = styled.label`
  display: flex;
  flex: 0 1 17rem;
  gap: var(--s3);
  align-items: center;
  min-height: 2.75rem;
  cursor: pointer;
  b {
    display: block;
    font-size: var(--t-small);
  }
`;

/** The picture of a camper that is taken is faded. */
export const CardFrame = styled.div<{ $isTaken: boolean }>`
  article img {
    ${(props) => props.$isTaken && 'opacity: 0.45;'}
  }
`;

export const CardNews = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s1);
  margin-top: var(--s2);
  font-size: var(--t-small);
`;

export const Hearts = styled.div`
  display: flex;
  gap: var(--s2);
`;

export const GoneList = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    padding-inline: var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** As large as the heart beside it. */
export const FolderButton = styled(IconButton)`
  width: 2.75rem;
  height: 2.75rem;
  background: var(--surface);
  box-shadow: var(--sh-1);
`;

export const SharedSpace = styled(WrapWide)`
  padding-block: var(--s8);
  h1 {
    overflow-wrap: anywhere;
  }
`;
