import { styled } from 'styled-components';

import { Skeleton } from '@campavia/ui';

import { CardMeta, CardPrice, CardTop } from './camper-card.styles';

const Bar = styled(Skeleton)`
  display: inline-block;
  align-self: center;
  vertical-align: middle;
`;

/** The loading skeleton of a `CamperCard`, of exactly its size. */
export function CamperCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton $ratio="3 / 2" $radius="var(--cab-m)" />
      <CardTop>
        <Skeleton $width="68%" $height="1.1rem" />
      </CardTop>
      <CardMeta as="div">
        <Bar $width="86%" $height="0.9rem" />
      </CardMeta>
      <CardPrice>
        <Bar $width="42%" $height="1rem" />
      </CardPrice>
    </div>
  );
}
