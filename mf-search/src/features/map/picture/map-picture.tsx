import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { ListedCamper } from '@campavia/contracts';
import type { SearchBox } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';

import { listApart, mapPicture, type MapPicture as Pictured } from '../../../rules/map/map-picture';
import { boxKey, boxOfKey } from '../../../rules/map/map-view';
import { tilesOf } from '../base/tiles';

import { CellPicture, Picture, PictureBox, Prices } from './map-picture.styles';

/** A file of the release, from which the others are found. */
const LISTED_CELLS = new URL('../../../rules/map/cells.json', import.meta.url).href;
const CHARACTER_WIDTH = 8.2;
const PADDING = 19;

export interface MapPictureProps {
  box: SearchBox | undefined;
  campers: readonly ListedCamper[];
}

/** The map before its code is there, which a page needs once it is used. The list is its accessible alternative. */
export function MapPicture({ box, campers }: MapPictureProps) {
  const { routing } = usePlatform();
  const key = box && boxKey(box);
  const picture = useMemo(() => (key === undefined ? undefined : mapPicture(boxOfKey(key))), [key]);
  return (
    <PictureBox aria-hidden="true">
      {picture && !tilesOf(routing) && (
        <Picture $sizes={picture.sizes}>
          {picture.cells.map((cell) => (
            <CellPicture key={cell.name} src={cellAddress(cell.name)} alt="" loading="lazy" $cell={cell} />
          ))}
          <Prices>
            {listApart(campers, picture).map((camper) => (
              <Price key={camper.id} camper={camper} picture={picture} />
            ))}
          </Prices>
        </Picture>
      )}
    </PictureBox>
  );
}

function Price({ camper, picture }: { camper: ListedCamper; picture: Pictured }) {
  const intl = useIntl();
  const { x, y } = picture.locate(camper);
  const price = formatMoney(
    intl,
    camper.booking_price_per_day ?? camper.price_per_day,
    camper.currency,
    'shortest',
  );
  const width = Math.round(price.length * CHARACTER_WIDTH + PADDING);
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <rect x={-width / 2} y="-33" width={width} height="28" rx="8" />
      <path d="M-6-5.5 0 .5 6-5.5" />
      <text y="-14">{price}</text>
    </svg>
  );
}

function cellAddress(name: string): string {
  return LISTED_CELLS.replace(/\/[^/]+\/[^/]+$/, `/map/${name}.svg`);
}
