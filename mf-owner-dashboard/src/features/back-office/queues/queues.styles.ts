import { styled } from 'styled-components';

import { Small } from '@campavia/ui';

export const QueuesLayout = styled.div`
  display: grid;
  gap: var(--s6);
  align-items: start;
  @media (min-width: 1180px) {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`;

export const QueueList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--pine-900);
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 2.75rem minmax(min-content, 1fr) 3rem 12rem minmax(11.5rem, auto);
    gap: var(--s3) var(--s4);
    align-items: center;
    padding-block: var(--s4);
    border-bottom: 1px solid var(--line);
  }
  > li > :last-child:not(p):not(div) {
    justify-self: end;
  }
  @media (max-width: 1023px) {
    > li {
      grid-template-columns: 2.75rem minmax(0, 1fr) 3rem;
    }
    > li > :nth-child(n + 4) {
      grid-column: 2 / -1;
    }
    > li > :last-child:not(p):not(div) {
      justify-self: start;
    }
  }
`;

export const QueueIcon = styled.span<{ $isLate: boolean }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--cab-s);
  background: ${({ $isLate }) => ($isLate ? 'var(--stop-soft)' : 'var(--pine-100)')};
  color: ${({ $isLate }) => ($isLate ? 'var(--stop)' : 'var(--pine-900)')};
`;

export const QueueTitle = styled.h2`
  margin: 0;
  font-family: var(--text);
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.3;
`;

export const Waiting = styled.span<{ $isEmpty: boolean }>`
  color: ${({ $isEmpty }) => ($isEmpty ? 'var(--ink-2)' : 'var(--ink)')};
  font-family: var(--display);
  font-size: var(--t-h3);
  font-weight: 600;
  text-align: right;
`;

/** Words in red or green. */
export const AgeText = styled(Small)<{ $colour: 'stop' | 'good' }>`
  color: ${({ $colour }) => `var(--${$colour})`};
  display: flex;
  gap: var(--s2);
  align-items: center;
  font-weight: 600;
`;

export const Ages = styled.div<{ $isWide?: boolean }>`
  display: grid;
  gap: var(--s1);
  min-width: 0;
  ${({ $isWide }) => $isWide && 'grid-column: span 2;'}
`;

export const AgeTexts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  justify-content: space-between;
`;

export const AgesBar = styled.svg`
  display: block;
  width: 100%;
  min-width: 9rem;
  height: 0.5rem;
  border-radius: 0.25rem;
  > rect {
    fill: var(--pine-700);
  }
  > [data-age='fresh'] {
    fill: var(--pine-200);
  }
  > [data-age='late'] {
    fill: var(--stop);
  }
`;

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  margin: 0;
  color: var(--ink-2);
  font-size: var(--t-small);
  > span::before {
    display: inline-block;
    width: 1rem;
    height: 1rem;
    margin-right: var(--s2);
    border-radius: 0.25rem;
    background: var(--pine-700);
    vertical-align: -0.15em;
    content: '';
  }
  > [data-age='fresh']::before {
    background: var(--pine-200);
  }
  > [data-age='late']::before {
    background: var(--stop);
  }
`;

export const Decided = styled.dl`
  display: grid;
  gap: var(--s2);
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
  }
  > div > dd {
    margin: 0;
    font-weight: 650;
  }
  > div:last-child > dt {
    font-weight: 650;
  }
`;
