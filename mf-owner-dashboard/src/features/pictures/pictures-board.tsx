import { useRef } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper, OwnPictures } from '@campavia/contracts';
import { MAX_PICTURES } from '@campavia/domain';
import { Small, VisuallyHidden } from '@campavia/ui';

import { useArrangePictures } from '../../data/pictures/use-arrange-pictures';
import { usePictureUploads } from '../../data/pictures/use-picture-uploads';

import { AddButtons, DropTile } from './add-pictures';
import { BoardHead } from './board-head';
import { LeaveUploads } from './leave-uploads';
import { OrderConflict } from './order-conflict';
import { PictureTile } from './picture-tile';
import { picturesMessages } from './pictures.messages';
import { DropArea, Tiles } from './pictures.styles';
import { UndoBar } from './undo-bar';
import { UploadTile } from './upload-tile';
import { useDropFiles } from './use-drop-files';
import { useMoveTiles } from './use-move-tiles';

export interface PicturesBoardProps {
  camper: Pick<OwnCamper, 'id' | 'vehicle_pk'>;
  saved: OwnPictures;
  /** How the button that adds pictures looks. */
  addLook?: 'main' | 'line';
}

export function PicturesBoard({ camper, saved, addLook }: PicturesBoardProps) {
  const { formatMessage } = useIntl();
  const { photos, move, rotate, remove, removed, restore, forget, conflict, refresh } = useArrangePictures(
    camper,
    saved,
  );
  const { vehicle_pk: vehicleId } = camper;
  const { uploads, add, resume, cancel } = usePictureUploads({
    vehicleId,
    count: photos.length,
    onArrived: refresh,
  });
  const going = uploads.filter(({ state }) => state !== 'refused').length;
  const hasRoom = photos.length + going < MAX_PICTURES;
  const pick = (files: readonly File[]) => void add(files);
  const drop = useDropFiles(pick);
  const list = useRef<HTMLOListElement>(null);
  const tiles = useMoveTiles({ photos, list, onMove: move });

  return (
    <DropArea $isOver={drop.isOver} {...drop.handlers}>
      <LeaveUploads count={going} />
      <BoardHead count={photos.length} uploads={uploads}>
        <AddButtons hasRoom={hasRoom} look={addLook} onPick={pick} />
      </BoardHead>
      {conflict && <OrderConflict {...conflict} />}
      <Tiles ref={list}>
        {photos.map((photo) => (
          <PictureTile
            key={photo.id}
            photo={photo}
            count={photos.length}
            tiles={tiles}
            onRotate={() => rotate(photo)}
            onRemove={() => remove(photo)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            onCancel={() => cancel(upload.key)}
            onResume={resume}
          />
        ))}
        {hasRoom && <DropTile onPick={pick} />}
      </Tiles>
      <VisuallyHidden role="status">{tiles.announcement}</VisuallyHidden>
      {photos.length > 1 && (
        <Small as="p" $tone="soft">
          {formatMessage(picturesMessages.help)}
        </Small>
      )}
      {removed && <UndoBar key={removed.id} photo={removed} onUndo={restore} onClose={forget} />}
    </DropArea>
  );
}
