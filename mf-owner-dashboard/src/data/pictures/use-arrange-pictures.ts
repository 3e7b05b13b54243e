import { useRef, useState } from 'react';

import { moveOwnPicture, removeOwnPicture, restoreOwnPicture, rotateOwnPicture } from '@campavia/api-client';
import type { OwnCamper, OwnPictures } from '@campavia/contracts';
import { turnRight, type PictureRotation } from '@campavia/domain';

import {
  applyMove,
  hasOnlyAdded,
  isUnchanged,
  numbered,
  type PictureMove,
} from '../../rules/pictures/picture-order';
import { usePictureEdits, type PictureEdits, type ShownPicture } from './use-picture-edits';

export interface ArrangePictures extends Pick<PictureEdits, 'photos' | 'refresh' | 'conflict'> {
  move: (move: PictureMove) => void;
  rotate: (photo: ShownPicture) => void;
  remove: (photo: ShownPicture) => void;
  /** The last removed picture, for as long as it can be restored. */
  removed: ShownPicture | undefined;
  restore: () => void;
  forget: () => void;
}

export function useArrangePictures(
  camper: Pick<OwnCamper, 'id' | 'vehicle_pk'>,
  saved: OwnPictures,
): ArrangePictures {
  const { vehicle_pk: vehicleId } = camper;
  const { perform, ...edits } = usePictureEdits(camper, saved);
  const [removed, setRemoved] = useState<ShownPicture>();
  const wanted = useRef(new Map<number, PictureRotation>());

  async function remove(photo: ShownPicture): Promise<void> {
    setRemoved(photo);
    const isRemoved = await perform({
      show: (photos) => numbered(photos.filter(({ id }) => id !== photo.id)),
      send: (on) => removeOwnPicture(vehicleId, photo.id, on),
      isSafe: (known, current) => isUnchanged(photo.id, known, current),
    });
    if (!isRemoved) setRemoved((last) => (last === photo ? undefined : last));
  }

  return {
    ...edits,
    move: (move) =>
      void perform({
        show: (photos) => applyMove(photos, move),
        send: (on) => moveOwnPicture(vehicleId, move.id, { index: move.index }, on),
        isSafe: hasOnlyAdded,
      }),
    rotate: ({ id, rotation, turn = 0 }) => {
      const next = turnRight(((rotation + turn) % 360) as PictureRotation);
      wanted.current.set(id, next);
      void perform({
        show: (photos) => photos.map((photo) => (photo.id === id ? turned(photo, next) : photo)),
        // Of several rotations in a row, the first one applies the final angle.
        send: async (on, known) => {
          const rotationNow = wanted.current.get(id) ?? next;
          const photo = known.photos.find((each) => each.id === id);
          if (photo?.rotation === rotationNow) return known;
          return rotateOwnPicture(vehicleId, id, { rotation: rotationNow }, on);
        },
        isSafe: (known, current) => isUnchanged(id, known, current),
      });
    },
    remove: (photo) => void remove(photo),
    removed,
    restore: () => {
      if (!removed) return;
      setRemoved(undefined);
      const { id } = removed;
      void perform({
        show: (photos) => numbered(photos.toSpliced(removed.index, 0, removed)),
        send: (on, known) => {
          const index = Math.min(removed.index, known.photos.length);
          return restoreOwnPicture(camper.id, id, { index }, on);
        },
        isSafe: () => true,
      });
    },
    forget: () => setRemoved(undefined),
  };
}

function turned(photo: ShownPicture, rotation: PictureRotation): ShownPicture {
  return { ...photo, turn: (rotation - photo.rotation + 360) % 360 };
}
