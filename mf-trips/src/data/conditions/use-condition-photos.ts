import useSWR from 'swr';

import { conditionKeys } from '@campavia/api-client';
import type { ConditionPhoto, ConditionReport } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { findPhotoProblem, type PhotoProblem } from '../../rules/conditions/photo-problems';
import { rotatePicture } from '../documents/rotate-picture';
import type { PagePicture, UsePagePicture } from '../documents/use-page-picture';
import { readDataUrl } from '../picture-file';
import { useUploadQueue, type Upload, type UploadQueue } from '../uploads/use-upload-queue';
import { useReportFailure } from '../use-report-failure';
import { CONDITION_CALLS, type ReportsOf } from './condition-calls';
import { useStoreConditions } from './use-conditions';

/** A photo being uploaded. */
export type PhotoUpload = Upload<PhotoProblem>;

export interface ConditionPhotos extends UploadQueue<PhotoProblem> {
  remove: (photo: ConditionPhoto) => void;
  /** Uploads the photo again, rotated by a quarter to the right, replacing the original. */
  rotate: (photo: ConditionPhoto, picture: PagePicture) => void;
  isBusy: boolean;
}

/** Sends, rotates and removes the photos of a report. */
export function useConditionPhotos(of: ReportsOf, { moment, photos }: ConditionReport): ConditionPhotos {
  const { bookingId, side } = of;
  const { addPhoto, removePhoto } = CONDITION_CALLS[side];
  const store = useStoreConditions(of);
  const queue = useUploadQueue<PhotoProblem>({
    countAhead: (going) => photos.length + going,
    findProblem: findPhotoProblem,
    send: async ({ file, replacedId }, options) => {
      let answer = await addPhoto(bookingId, moment, file, options);
      if (replacedId !== undefined) answer = await removePhoto(bookingId, moment, replacedId);
      await store(answer);
    },
  });
  const removal = useAction(async (photo: ConditionPhoto) =>
    store(await removePhoto(bookingId, moment, photo.id)),
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

export function useConditionPhoto(of: ReportsOf, { id }: ConditionPhoto): UsePagePicture {
  const { data, error } = useSWR(conditionKeys.photo(id), () => readPhoto(of, id), {
    revalidateIfStale: false,
  });
  return { picture: data, hasFailed: error !== undefined && !data };
}

async function readPhoto({ bookingId, side }: ReportsOf, photoId: number): Promise<PagePicture> {
  const blob = await CONDITION_CALLS[side].getPhoto(bookingId, photoId);
  return { src: await readDataUrl(blob), blob };
}
