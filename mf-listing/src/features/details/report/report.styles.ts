import { styled } from 'styled-components';

import { boxLook } from '@campavia/ui';

export const ReportFields = styled.form`
  display: grid;
  gap: var(--s4);
`;

export const Reasons = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Reason = styled.label`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-height: 2.75rem;
  cursor: pointer;
  > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--pine-900);
  }
`;

export const CommentField = styled.textarea<{ $isInvalid?: boolean }>`
  ${boxLook}
  display: block;
  height: auto;
  padding-block: var(--s3);
  resize: vertical;
`;

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s3);
  @media (max-width: 639px) {
    flex-direction: column-reverse;
  }
`;
