import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

export const Section = styled(Card).attrs({ as: 'section', $isPadded: true })`
  display: grid;
  gap: var(--s5);
  grid-template-columns: minmax(0, 1fr);
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--s5);
  grid-template-columns: minmax(0, 1fr);
`;

export const TwoFields = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
`;

/** At most two side by side. */
export const PairedFields = styled(TwoFields)`
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 14rem), 50% - var(--s4)), 1fr));
`;

/** Names and values one below the other, in columns if there is space. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  margin: 0;
  dt {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  dd {
    margin: 0;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`;
