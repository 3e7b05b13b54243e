import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  font-size: var(--t-small);
  line-height: var(--lh-small);
`;

export const Name = styled.h3`
  margin: 0;
  font: 650 var(--t-small) / var(--lh-small) var(--text);
  overflow-wrap: anywhere;
`;

export const Stars = styled.span<{ $lit: number }>`
  display: inline-flex;
  gap: 1px;
  align-self: start;
  margin-top: 0.1rem;
  > svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 1.5;
    fill: none;
    stroke: var(--line-strong);
  }
  > svg:nth-of-type(-n + ${(props) => props.$lit}) {
    fill: var(--marigold-500);
    stroke: var(--marigold-800);
  }
  @media (forced-colors: active) {
    > svg:nth-of-type(-n + ${(props) => props.$lit}) {
      fill: currentColor;
    }
  }
`;

/** Keeps the line breaks of the author. */
export const CommentText = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Reply = styled.div`
  display: grid;
  gap: var(--s1);
  padding: var(--s3) var(--s4);
  border-radius: var(--r-m);
  background: var(--fog);
  font-size: var(--t-small);
  line-height: var(--lh-small);
`;
