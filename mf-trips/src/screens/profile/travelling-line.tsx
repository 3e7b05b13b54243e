import { useIntl } from 'react-intl';

import { Button, Small } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import type { TravellingPicture } from '../../data/use-change-picture';

import { pictureMessages } from './picture.messages';
import { Bar, TravellingBox } from './profile.styles';

export interface TravellingLineProps {
  picture: TravellingPicture;
  onCancel: () => void;
}

/** How far a picture has come, and the way to stop it. */
export function TravellingLine({ picture: { name, share }, onCancel }: TravellingLineProps) {
  const { formatMessage, formatNumber } = useIntl();
  const words = formatMessage(pictureMessages.sending, { name });
  return (
    <TravellingBox>
      <div>
        <Small as="p">
          <span>{words}</span>
          <span>{formatNumber(share, { style: 'percent' })}</span>
        </Small>
        <Bar max={1} value={share} aria-label={words} />
      </div>
      <Button variant="quiet" size="s" icon={X} onClick={onCancel}>
        {formatMessage(pictureMessages.cancel)}
      </Button>
    </TravellingBox>
  );
}
