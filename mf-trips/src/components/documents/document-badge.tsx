import { useIntl } from 'react-intl';

import type { Document } from '@campavia/contracts';
import { Badge, type BadgeTone, type IconType } from '@campavia/ui';
import { Check, CircleAlert, Clock, Hourglass } from '@campavia/ui/icons';

import { formatDocumentStatus } from './document-texts';

const LOOKS: Record<Document['status'], readonly [BadgeTone, IconType]> = {
  created: ['care', CircleAlert],
  added: ['care', Clock],
  valid_ask: ['note', Hourglass],
  external_transmission: ['note', Hourglass],
  validated: ['good', Check],
  needdoc: ['stop', CircleAlert],
  refused: ['stop', CircleAlert],
  refuse_mgp: ['stop', CircleAlert],
  exp_soon: ['care', Clock],
  expired: ['stop', CircleAlert],
};

export function DocumentBadge({ status }: Pick<Document, 'status'>) {
  const intl = useIntl();
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {formatDocumentStatus(intl, status)}
    </Badge>
  );
}
