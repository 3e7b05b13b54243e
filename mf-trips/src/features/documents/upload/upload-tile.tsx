import { useIntl } from 'react-intl';

import { MAX_PAGES } from '@campavia/domain';
import { Button, ErrorText, IconButton } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import type { PageUpload } from '../../../data/documents/use-page-uploads';

import { FileName } from '../page-tile';
import { pageMessages } from '../pages.messages';
import { Bar, TileFoot, TilePicture, TileTools } from '../../../components/documents/pages.styles';

export interface UploadTileProps {
  upload: PageUpload;
  number: number;
  onCancel: () => void;
  onRetry: () => void;
}

/** A page being uploaded, or a refused file in its place. */
export function UploadTile({ upload, number, onCancel, onRetry }: UploadTileProps) {
  const { formatMessage } = useIntl();
  const { file, preview, share, state } = upload;
  const isGoing = state === 'sending' || state === 'waiting';
  const label =
    state === 'waiting'
      ? formatMessage(pageMessages.waiting, { page: number })
      : formatMessage(pageMessages.sending, { page: number, share });
  const cancel = formatMessage(isGoing ? pageMessages.cancel : pageMessages.discard, { name: file.name });
  return (
    <li>
      <TilePicture $isRefused={state === 'refused'} $isFaded={state !== 'refused'}>
        {preview ? (
          <img src={preview} alt={file.name} />
        ) : (
          <FileName name={file.name} isHeic={upload.isHeic} />
        )}
        {state === 'sending' && <Bar max={1} value={share} aria-label={label} />}
      </TilePicture>
      <TileFoot>
        <span>{isGoing ? label : formatMessage(pageMessages.page, { page: number })}</span>
        <TileTools>
          <IconButton label={cancel} icon={X} onClick={onCancel} />
        </TileTools>
      </TileFoot>
      <div role="alert">{!isGoing && <UploadProblem upload={upload} />}</div>
      {state === 'lost' && (
        <Button variant="line" size="s" onClick={onRetry}>
          {formatMessage(pageMessages.retry)}
        </Button>
      )}
    </li>
  );
}

function UploadProblem({ upload: { state, problem, reason } }: Pick<UploadTileProps, 'upload'>) {
  const { formatMessage } = useIntl();
  if (state === 'lost') return <ErrorText>{formatMessage(pageMessages.lost)}</ErrorText>;
  if (problem) return <ErrorText>{formatMessage(pageMessages[problem], { limit: MAX_PAGES })}</ErrorText>;
  return <ErrorText>{reason ?? formatMessage(pageMessages.refused)}</ErrorText>;
}
