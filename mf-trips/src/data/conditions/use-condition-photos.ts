import useSWR from 'swr';

import {
  addConditionPhoto,
  conditionKeys,
  getConditionPhoto,
  removeConditionPhoto,
} from '@campavia/api-client';
import type { ConditionPhoto, ConditionReport } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { findPhotoProblem, type PhotoProblem } from '../../rules/conditions/photo-problems';
import { rotatePicture } from '../documents/rotate-picture';
import type { PagePicture, UsePagePicture } from '../documents/use-page-picture';
import { readDataUrl } from '../picture-file';
import { useUploadQueue, type Upload, type UploadQueue } from '../uploads/use-upload-queue';
import { useReportFailure } from '../use-report-failure';
import { useStoreConditions } from './use-conditions';

/** A photo on its way. */
export type PhotoUpload = Upload<PhotoProblem>;

export interface ConditionPhotos extends UploadQueue<PhotoProblem> {
  remove: (photo: ConditionPhoto) => void;
  /** Sends the photo again, turned by a quarter to the right, in place of the one there. */
  rotate: (photo: ConditionPhoto, picture: PagePicture) => void;
  isBusy: boolean;
}

/** Sends, rotates and removes the photos of a report. */
export function useConditionPhotos(tripId: number, { moment, photos }: ConditionReport): ConditionPhotos {
  const store = useStoreConditions(tripId);
  const queue = useUploadQueue<PhotoProblem>({
    countAhead: (going) => photos.length + going,
    findProblem: findPhotoProblem,
    send: async ({ file, replacedId }, options) => {
      let answer = await addConditionPhoto(tripId, moment, file, options);
      if (replacedId !== undefined) answer = await removeConditionPhoto(tripId, moment, replacedId);
      await store(answer);
    },
  });
  const removal = useAction(async (photo: ConditionPhoto) =>
    store(await removeConditionPhoto(tripId, moment, photo.id)),
  );
  const rotation = useAction(async (photo: ConditionPhoto, { blob }: PagePicture) =>
    queue.add([await rotatePicture(blob, photo.name)], photo.id),
  );
  useReportFailure(removal.error ?? rotation.error);
  return {
    ...queue,
    remove: (photo) => void removal.perform(photo),
    rotate: (photo, picture) => void rotation.perform(photo, picture),
    isBusy: removal.isBusy || rotation.isBusy,
  };
}

export function useConditionPhoto(tripId: number, { id }: ConditionPhoto): UsePagePicture {
  const { data, error } = useSWR(conditionKeys.photo(id), () => readPhoto(tripId, id), {
    revalidateIfStale: false,
  });
  return { picture: data, hasFailed: error !== undefined && !data };
}

async function readPhoto(tripId: number, photoId: number): Promise<PagePicture> {
  const blob = await getConditionPhoto(tripId, photoId);
  return { src: await readDataUrl(blob), blob };
}
