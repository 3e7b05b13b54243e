import { useIntl } from 'react-intl';

import { Button, Small } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import type { UploadingPicture } from '../../../data/use-change-picture';

import { pictureMessages } from './picture.messages';
import { Bar, UploadBox } from './profile.styles';

export interface UploadProgressProps {
  picture: UploadingPicture;
  onCancel: () => void;
}

export function UploadProgress({ picture: { name, share }, onCancel }: UploadProgressProps) {
  const { formatMessage, formatNumber } = useIntl();
  const label = formatMessage(pictureMessages.sending, { name });
  return (
    <UploadBox>
      <div>
        <Small as="p">
          <span>{label}</span>
          <span>{formatNumber(share, { style: 'percent' })}</span>
        </Small>
        <Bar max={1} value={share} aria-label={label} />
      </div>
      <Button variant="quiet" size="s" icon={X} onClick={onCancel}>
        {formatMessage(pictureMessages.cancel)}
      </Button>
    </UploadBox>
  );
}
