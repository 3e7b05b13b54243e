import { useSWRConfig } from 'swr';

import { addReviewPicture, ownReviewKeys, removeReviewPicture } from '@campavia/api-client';
import type { OwnReview } from '@campavia/contracts';
import { MAX_REVIEW_PICTURES } from '@campavia/domain';
import { useAction } from '@campavia/remote-kit';

import { findPhotoProblem, type PhotoProblem } from '../../rules/conditions/photo-problems';
import { rotatePicture } from '../documents/rotate-picture';
import { useUploadQueue, type Upload, type UploadQueue } from '../uploads/use-upload-queue';
import { useReportFailure } from '../use-report-failure';

type ReviewPicture = OwnReview['pictures'][number];

export type PictureUpload = Upload<PhotoProblem>;

export interface ReviewPictures extends UploadQueue<PhotoProblem> {
  remove: (pictureId: number) => void;
  /** Uploads a picture again, rotated by a quarter to the right, replacing the original. */
  rotate: (picture: ReviewPicture) => void;
  isBusy: boolean;
}

/**
 * Uploads and removes the pictures of a review.
 * @param ensure creates the draft that a picture needs; undefined if it was refused
 */
export function useReviewPictures(
  review: OwnReview | undefined,
  ensure: () => Promise<OwnReview | undefined>,
): ReviewPictures {
  const { mutate } = useSWRConfig();
  const store = (saved: OwnReview) => mutate(ownReviewKeys.one(saved.id), saved, { revalidate: false });
  const queue = useUploadQueue<PhotoProblem>({
    countAhead: (going) => (review?.pictures.length ?? 0) + going,
    findProblem: (facts) =>
      facts.others >= MAX_REVIEW_PICTURES ? 'many' : findPhotoProblem({ ...facts, others: 0 }),
    send: async ({ file, replacedId }, options) => {
      const draft = review ?? (await ensure());
      if (!draft) throw new Error('The draft that the picture belongs to was not stored');
      let answer = await addReviewPicture(draft.id, file, options);
      if (replacedId !== undefined) answer = await removeReviewPicture(draft.id, replacedId);
      await store(answer);
    },
  });
  const removal = useAction(async (pictureId: number) => {
    if (review) await store(await removeReviewPicture(review.id, pictureId));
  });
  const rotation = useAction(async ({ id, url, srcset }: ReviewPicture) => {
    const picture = await readPicture(largestOf(srcset) ?? url);
    await queue.add([await rotatePicture(picture, `picture-${id}.jpg`)], id);
  });
  useReportFailure(removal.error ?? rotation.error);
  return {
    ...queue,
    remove: (pictureId) => void removal.perform(pictureId),
    rotate: (picture) => void rotation.perform(picture),
    isBusy: removal.isBusy || rotation.isBusy,
  };
}

/** The address of the largest file of a `srcset`, which lists them by width. */
function largestOf(srcset: string): string | undefined {
  return srcset.split(',').at(-1)?.trim().split(' ')[0];
}

async function readPicture(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture could not be read: ${answer.status}`);
  return answer.blob();
}
