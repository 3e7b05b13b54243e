import { useIntl } from 'react-intl';

import { MAX_PICTURES, MIN_PICTURE_SIZE } from '@campavia/domain';
import { Button, Icon, IconButton } from '@campavia/ui';
import { CircleAlert, Hourglass, RotateCw, WifiOff, X } from '@campavia/ui/icons';

import type { PictureUpload } from '../../data/pictures/use-picture-uploads';

import { LAST } from './add-pictures';
import { Tile } from './pictures.styles';
import { uploadsMessages } from './uploads.messages';
import { Bar, Foot, SentPhoto, Stopped } from './uploads.styles';

export interface UploadTileProps {
  upload: PictureUpload;
  onCancel: () => void;
  onResume: () => void;
}

export function UploadTile({ upload, onCancel, onResume }: UploadTileProps) {
  const { state } = upload;
  return (
    <Tile style={{ order: LAST }}>
      {state === 'waiting' || state === 'sending' ? (
        <Going upload={upload} onCancel={onCancel} />
      ) : (
        <Halted upload={upload} onCancel={onCancel} onResume={onResume} />
      )}
    </Tile>
  );
}

function Going({ upload, onCancel }: Omit<UploadTileProps, 'onResume'>) {
  const { formatMessage } = useIntl();
  const { file, preview, share, state } = upload;
  const { name } = file;
  const sending =
    share < 1
      ? formatMessage(uploadsMessages.sending, { name, share })
      : formatMessage(uploadsMessages.storing, { name });
  const isSending = state === 'sending';
  return (
    <>
      <SentPhoto>
        {preview && <img src={preview} alt="" />}
        {isSending && <Bar max={1} value={share} aria-label={sending} />}
      </SentPhoto>
      <Foot>
        <span>{isSending ? sending : formatMessage(uploadsMessages.waiting)}</span>
        <IconButton
          label={formatMessage(isSending ? uploadsMessages.cancel : uploadsMessages.discard, { name })}
          icon={X}
          onClick={onCancel}
        />
      </Foot>
    </>
  );
}

const ICONS = { lost: WifiOff, busy: Hourglass, refused: CircleAlert };

function Halted({ upload, onCancel, onResume }: UploadTileProps) {
  const { formatMessage } = useIntl();
  const words = useHaltedWords(upload);
  const { name } = upload.file;
  const isRefused = upload.state === 'refused';
  return (
    <>
      <Stopped>
        <Icon of={ICONS[upload.state as keyof typeof ICONS]} />
        <span>{words}</span>
      </Stopped>
      <Foot>
        <span>
          {isRefused ? (
            name
          ) : (
            <Button variant="line" size="s" icon={RotateCw} onClick={onResume}>
              {formatMessage(uploadsMessages.goOn)}
            </Button>
          )}
        </span>
        <IconButton label={formatMessage(uploadsMessages.discard, { name })} icon={X} onClick={onCancel} />
      </Foot>
    </>
  );
}

function useHaltedWords({ state, share, problem, reason, size }: PictureUpload): string {
  const { formatMessage } = useIntl();
  if (state === 'lost') return formatMessage(uploadsMessages.lost, { share });
  if (state === 'busy') return formatMessage(uploadsMessages.busy);
  if (problem === 'many') return formatMessage(uploadsMessages.many, { limit: MAX_PICTURES });
  if (problem === 'small') {
    const { width: leastWidth, height: leastHeight } = MIN_PICTURE_SIZE;
    const { width, height } = size ?? { width: 0, height: 0 };
    return formatMessage(uploadsMessages.small, { width, height, leastWidth, leastHeight });
  }
  if (problem) return formatMessage(uploadsMessages[problem]);
  return reason ?? formatMessage(uploadsMessages.refused);
}
