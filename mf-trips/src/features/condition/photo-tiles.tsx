import { useIntl } from 'react-intl';

import type { ConditionPhoto } from '@campavia/contracts';
import { MAX_CONDITION_PHOTOS } from '@campavia/domain';
import { Button, ErrorText, Icon, IconButton, Skeleton } from '@campavia/ui';
import { FileText, RotateCw, Trash2, X } from '@campavia/ui/icons';

import { Bar, FileMark, TileFoot, TilePicture, TileTools } from '../../components/documents/pages.styles';
import type { ReportsOf } from '../../data/conditions/condition-calls';
import {
  useConditionPhoto,
  type ConditionPhotos,
  type PhotoUpload,
} from '../../data/conditions/use-condition-photos';

import { photoMessages } from './photos.messages';

export interface PhotoTileProps {
  party: ReportsOf;
  photo: ConditionPhoto;
  /** From 1. */
  number: number;
  /** The actions; undefined once the report is closed. */
  changes?: Pick<ConditionPhotos, 'remove' | 'rotate' | 'isBusy'> & { hasRoom: boolean };
}

export function PhotoTile({ party, photo, number, changes }: PhotoTileProps) {
  const { formatMessage } = useIntl();
  const { picture, hasFailed } = useConditionPhoto(party, photo);
  const name = formatMessage(photoMessages.photo, { number });
  return (
    <li>
      <TilePicture>
        {!picture && !hasFailed && <Skeleton $height="100%" $radius="0" />}
        {picture && <img src={picture.src} alt={name} />}
        {hasFailed && (
          <FileMark>
            <Icon of={FileText} />
            {photo.name}
          </FileMark>
        )}
      </TilePicture>
      <TileFoot>
        <span>{name}</span>
        {changes && (
          <TileTools>
            {picture && changes.hasRoom && (
              <IconButton
                label={formatMessage(photoMessages.rotate, { number })}
                icon={RotateCw}
                aria-disabled={changes.isBusy || undefined}
                onClick={() => !changes.isBusy && changes.rotate(photo, picture)}
              />
            )}
            <IconButton
              label={formatMessage(photoMessages.remove, { number })}
              icon={Trash2}
              aria-disabled={changes.isBusy || undefined}
              onClick={() => !changes.isBusy && changes.remove(photo)}
            />
          </TileTools>
        )}
      </TileFoot>
    </li>
  );
}

export interface UploadTileProps {
  upload: PhotoUpload;
  number: number;
  onCancel: () => void;
  onRetry: () => void;
}

/** A photo being uploaded, or a refused file in its place. */
export function UploadTile({ upload, number, onCancel, onRetry }: UploadTileProps) {
  const { formatMessage } = useIntl();
  const { file, preview, share, state } = upload;
  const isGoing = state === 'sending' || state === 'waiting';
  const label =
    state === 'waiting'
      ? formatMessage(photoMessages.waiting, { number })
      : formatMessage(photoMessages.sending, { number, share });
  const cancel = isGoing ? photoMessages.cancel : photoMessages.discard;
  return (
    <li>
      <TilePicture $isRefused={state === 'refused'} $isFaded={state !== 'refused'}>
        {preview ? <img src={preview} alt={file.name} /> : <FileMark>{file.name}</FileMark>}
        {state === 'sending' && <Bar max={1} value={share} aria-label={label} />}
      </TilePicture>
      <TileFoot>
        <span>{isGoing ? label : formatMessage(photoMessages.photo, { number })}</span>
        <TileTools>
          <IconButton label={formatMessage(cancel, { name: file.name })} icon={X} onClick={onCancel} />
        </TileTools>
      </TileFoot>
      <div role="alert">{!isGoing && <UploadProblem upload={upload} />}</div>
      {state === 'lost' && (
        <Button variant="line" size="s" onClick={onRetry}>
          {formatMessage(photoMessages.retry)}
        </Button>
      )}
    </li>
  );
}

function UploadProblem({ upload: { state, problem, reason } }: Pick<UploadTileProps, 'upload'>) {
  const { formatMessage } = useIntl();
  if (state === 'lost') return <ErrorText>{formatMessage(photoMessages.lost)}</ErrorText>;
  if (problem === 'many')
    return <ErrorText>{formatMessage(photoMessages.many, { limit: MAX_CONDITION_PHOTOS })}</ErrorText>;
  if (problem) return <ErrorText>{formatMessage(photoMessages[problem])}</ErrorText>;
  return <ErrorText>{reason ?? formatMessage(photoMessages.refused)}</ErrorText>;
}
