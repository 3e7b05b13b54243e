import { styled } from 'styled-components';

import { H1, Photo, Row, Stack } from '@campavia/ui';

export const CamperSheet = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

export const CamperThumb = styled(Photo)`
  flex: none;
  width: 5.5rem;
  border-radius: var(--cab-s);
`;

/** The heading of a camper's page is as large as a second heading: the tabs are what matters. */
export const CamperTitle = styled(H1)`
  font-size: var(--t-h2);
  overflow-wrap: anywhere;
`;

export const HeadRow = styled(Row)`
  flex-wrap: nowrap;
  > :last-child {
    min-width: 0;
  }
`;

export const OnlyWide = styled.div`
  @media (max-width: 767px) {
    display: none;
  }
`;

export const NoteRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  > span {
    flex: 1 1 18rem;
  }
`;
