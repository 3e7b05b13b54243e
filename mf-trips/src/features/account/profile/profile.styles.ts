import { styled } from 'styled-components';

import { Stack } from '@campavia/ui';

export const Portrait = styled.span<{ $isUploading: boolean }>`
  img {
    opacity: ${(props) => (props.$isUploading ? 0.45 : 1)};
  }
`;

/** Has the same height for the hint and for the upload, so that the layout does not shift. */
export const BelowPortrait = styled.div`
  min-height: 2.75rem;
`;

export const UploadBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  > div {
    flex: 0 1 18rem;
    min-width: 0;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  p > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  margin-top: var(--s1);
  border: 0;
  border-radius: 3px;
  overflow: hidden;
  background: var(--line);
  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--marigold-500);
  }
  &::-moz-progress-bar {
    background: var(--marigold-500);
  }
`;

/** Two name fields side by side on wide screens. */
export const Names = styled.div`
  display: grid;
  gap: var(--s5) var(--s4);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field with the status of its value. */
export const FieldWithStatus = styled(Stack)`
  gap: var(--s2);
  /* An empty status takes no space. */
  > [role='status']:empty {
    margin-top: calc(-1 * var(--s2));
  }
  a {
    font-size: var(--t-small);
    font-weight: 600;
  }
`;

export const Languages = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 650;
  }
`;
