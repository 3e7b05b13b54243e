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

export const Reply = styled.div`
  display: grid;
  gap: var(--s1);
  padding: var(--s3) var(--s4);
  border-radius: var(--r-m);
  background: var(--fog);
  font-size: var(--t-small);
  line-height: var(--lh-small);
`;
