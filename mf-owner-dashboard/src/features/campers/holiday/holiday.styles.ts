import { styled } from 'styled-components';

export const NoteRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  > span {
    flex: 1 1 16rem;
  }
`;

export const TwoDates = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  align-items: start;
`;
