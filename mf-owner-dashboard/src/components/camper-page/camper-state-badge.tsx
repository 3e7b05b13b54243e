import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { Badge, type BadgeTone, type IconType } from '@campavia/ui';
import { Check, CircleCheck, FileX, Hourglass, Lock, List } from '@campavia/ui/icons';

import { camperStateMessages } from './camper-state.messages';

const LOOKS: Record<OwnCamper['state'], [tone: BadgeTone, icon: IconType]> = {
  created: ['quiet', List],
  to_moderate: ['note', Hourglass],
  published: ['note', Check],
  bookable: ['good', CircleCheck],
  unpublished: ['stop', FileX],
  unpublished_owner: ['quiet', Lock],
};

export function CamperStateBadge({ state }: Pick<OwnCamper, 'state'>) {
  const { formatMessage } = useIntl();
  const [tone, icon] = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(camperStateMessages[state])}
    </Badge>
  );
}
