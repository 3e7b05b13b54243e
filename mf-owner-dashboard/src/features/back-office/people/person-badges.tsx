import { useIntl } from 'react-intl';

import type { FoundPerson } from '@campavia/contracts';
import { Badge, Row } from '@campavia/ui';
import { Ban, Caravan, Shield } from '@campavia/ui/icons';

import { peopleMessages } from './people.messages';

/** Badges of owners, staff and suspended users. */
export function PersonBadges({ person }: { person: FoundPerson }) {
  const { formatMessage } = useIntl();
  return (
    <Row $gap={2}>
      {person.is_owner && (
        <Badge tone="quiet" icon={Caravan}>
          {formatMessage(peopleMessages.owner)}
        </Badge>
      )}
      {person.is_staff && (
        <Badge tone="quiet" icon={Shield}>
          {formatMessage(peopleMessages.staff)}
        </Badge>
      )}
      {!person.is_active && (
        <Badge tone="stop" icon={Ban}>
          {formatMessage(peopleMessages.suspended)}
        </Badge>
      )}
    </Row>
  );
}
