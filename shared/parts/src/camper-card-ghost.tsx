import { styled } from 'styled-components';

import { Ghost } from '@campavia/ui';

import { CardMeta, CardPrice, CardTop } from './camper-card.styles';

const Bar = styled(Ghost)`
  display: inline-block;
  align-self: center;
  vertical-align: middle;
`;

/** The box of a `CamperCard` while its camper is on its way; the same to the pixel. */
export function CamperCardGhost() {
  return (
    <div aria-hidden="true">
      <Ghost $ratio="3 / 2" $radius="var(--cab-m)" />
      <CardTop>
        <Ghost $width="68%" $height="1.1rem" />
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
