import { useIntl } from 'react-intl';

import { Icon } from '@campavia/ui';
import { GripVertical, Star } from '@campavia/ui/icons';
import { Picture } from '@campavia/ui/media';

import { TILE_SIZES } from '../../data/pictures/preload-picture';
import type { ShownPicture } from '../../data/pictures/use-picture-edits';

import { picturesMessages } from './pictures.messages';
import { Grip, Plate, Tile, TilePhoto } from './pictures.styles';
import { TileTools } from './tile-tools';
import type { MoveTiles } from './use-move-tiles';

export interface PictureTileProps {
  photo: ShownPicture;
  count: number;
  tiles: MoveTiles;
  onRotate: () => void;
  onRemove: () => void;
}

export function PictureTile({ photo, count, tiles, onRotate, onRemove }: PictureTileProps) {
  const { formatMessage } = useIntl();
  const place = tiles.placeOf(photo.id);
  const number = place + 1;
  return (
    <Tile data-picture={photo.id} style={{ order: place }} $isHeld={tiles.isHeld(photo.id)}>
      <TilePhoto $turn={photo.turn}>
        <Picture
          picture={{ ...photo, alt: formatMessage(picturesMessages.picture, { number }) }}
          sizes={TILE_SIZES}
        />
      </TilePhoto>
      <Plate aria-hidden={place > 0}>
        {place === 0 && <Icon of={Star} />}
        {place === 0 ? formatMessage(picturesMessages.cover, { number }) : number}
      </Plate>
      {count > 1 && (
        <Grip
          type="button"
          data-tool="grip"
          aria-label={formatMessage(picturesMessages.grip, { number })}
          aria-pressed={tiles.isHeld(photo.id)}
          {...tiles.gripProps(photo.id)}
        >
          <Icon of={GripVertical} />
        </Grip>
      )}
      <TileTools
        number={number}
        count={count}
        onMove={(index, tool) => tiles.move({ id: photo.id, index }, tool)}
        onRotate={onRotate}
        onRemove={onRemove}
      />
    </Tile>
  );
}
