import { styled } from 'styled-components';

export const Questions = styled.div`
  > form {
    display: grid;
    gap: var(--s5);
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s8);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s5);
  align-items: center;
`;
