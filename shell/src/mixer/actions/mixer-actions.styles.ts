import { styled } from 'styled-components';

export const ActionsBar = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border-top: 1px solid var(--line);
`;

export const LinkRow = styled.div`
  display: flex;
  align-items: center;
  min-height: 3rem;
  padding: 0.25rem 0.25rem 0.25rem 0.875rem;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  > input {
    flex: 1;
    min-width: 0;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: #cfe0d6;
    font: 500 var(--t-tiny) / 1.3 var(--mono);
    text-overflow: ellipsis;
  }
  > p {
    flex: 1;
  }
  button {
    min-height: 2.25rem;
    padding-inline: 0.6rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  > button {
    flex: none;
  }
`;

export const DialogText = styled.div`
  display: grid;
  gap: var(--s1);
  min-width: 0;
`;

export const Sheet = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s3);
  width: min(17rem, 70vw);
  > svg {
    width: 100%;
    height: auto;
  }
  > p {
    color: var(--ink-2);
    font-size: var(--t-tiny);
    line-height: var(--lh-tiny);
  }
`;
