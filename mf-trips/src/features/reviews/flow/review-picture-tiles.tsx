import { useRef, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';

import type { OwnReview } from '@campavia/contracts';
import { MAX_REVIEW_PICTURES } from '@campavia/domain';
import { ReviewHint } from '@campavia/parts/review-form';
import { Button, ErrorText, H3, Icon, IconButton, Stack } from '@campavia/ui';
import { Camera, RotateCw, Trash2, X } from '@campavia/ui/icons';

import {
  AddTile,
  Bar,
  FileMark,
  TileFoot,
  TilePicture,
  Tiles,
  TileTools,
} from '../../../components/documents/pages.styles';
import {
  useReviewPictures,
  type PictureUpload,
  type ReviewPictures,
} from '../../../data/reviews/use-review-pictures';

import { pictureMessages } from './pictures.messages';

interface TilesProps {
  review: OwnReview | undefined;
  ensureDraft: () => Promise<OwnReview | undefined>;
}

/** The pictures of a review, sent one by one. */
export function ReviewPictureTiles({ review, ensureDraft }: TilesProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const pictures = useReviewPictures(review, ensureDraft);
  const there = review?.pictures ?? [];
  const going = pictures.uploads.filter(({ state }) => state !== 'refused').length;
  const hasRoom = there.length + going < MAX_REVIEW_PICTURES;
  const add = formatMessage(pictureMessages.add);

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    void pictures.add([...(target.files ?? [])]);
    // Choosing the same file again must fire a change event.
    target.value = '';
  }

  return (
    <Stack $gap={3}>
      <H3 as="h2">{formatMessage(pictureMessages.title)}</H3>
      <ReviewHint>{formatMessage(pictureMessages.hint, { limit: MAX_REVIEW_PICTURES })}</ReviewHint>
      <Tiles>
        {there.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            number={index + 1}
            pictures={{ ...pictures, isBusy: pictures.isBusy || going > 0 }}
            hasRoom={hasRoom}
          />
        ))}
        {pictures.uploads.map((upload) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            onCancel={() => pictures.cancel(upload.key)}
            onRetry={() => pictures.retry(upload.key)}
          />
        ))}
        {hasRoom && (
          <li>
            <AddTile type="button" onClick={() => input.current?.click()}>
              <Icon of={Camera} />
              {add}
            </AddTile>
          </li>
        )}
      </Tiles>
      <input ref={input} type="file" hidden accept="image/*" multiple aria-label={add} onChange={pick} />
    </Stack>
  );
}

interface PictureTileProps {
  picture: OwnReview['pictures'][number];
  number: number;
  pictures: ReviewPictures;
  /** Rotating uploads the picture again before the original is removed. */
  hasRoom: boolean;
}

function PictureTile({ picture, number, pictures, hasRoom }: PictureTileProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(pictureMessages.picture, { number });
  return (
    <li>
      <TilePicture>
        <img src={picture.url} srcSet={picture.srcset} sizes="13rem" alt={name} />
      </TilePicture>
      <TileFoot>
        <span>{name}</span>
        <TileTools>
          {hasRoom && (
            <IconButton
              label={formatMessage(pictureMessages.rotate, { number })}
              icon={RotateCw}
              aria-disabled={pictures.isBusy || undefined}
              onClick={() => !pictures.isBusy && pictures.rotate(picture)}
            />
          )}
          <IconButton
            label={formatMessage(pictureMessages.remove, { number })}
            icon={Trash2}
            aria-disabled={pictures.isBusy || undefined}
            onClick={() => !pictures.isBusy && pictures.remove(picture.id)}
          />
        </TileTools>
      </TileFoot>
    </li>
  );
}

interface UploadTileProps {
  upload: PictureUpload;
  onCancel: () => void;
  onRetry: () => void;
}

/** A picture being uploaded, or a refused file. */
function UploadTile({
  upload: { file, preview, share, state, problem, reason },
  onCancel,
  onRetry,
}: UploadTileProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(pictureMessages.sending, { share });
  const text = problem ? formatMessage(pictureMessages[problem], { limit: MAX_REVIEW_PICTURES }) : reason;
  return (
    <li>
      <TilePicture $isRefused={state === 'refused'} $isFaded={state !== 'refused'}>
        {preview ? <img src={preview} alt={file.name} /> : <FileMark>{file.name}</FileMark>}
        {state === 'sending' && <Bar max={1} value={share} aria-label={label} />}
      </TilePicture>
      <TileFoot>
        <span>{state === 'sending' ? label : file.name}</span>
        <TileTools>
          <IconButton
            label={formatMessage(pictureMessages.discard, { name: file.name })}
            icon={X}
            onClick={onCancel}
          />
        </TileTools>
      </TileFoot>
      <div role="alert">
        {state === 'refused' && <ErrorText>{text ?? formatMessage(pictureMessages.kind)}</ErrorText>}
        {state === 'lost' && <ErrorText>{formatMessage(pictureMessages.lost)}</ErrorText>}
      </div>
      {state === 'lost' && (
        <Button variant="line" size="s" onClick={onRetry}>
          {formatMessage(pictureMessages.retry)}
        </Button>
      )}
    </li>
  );
}
