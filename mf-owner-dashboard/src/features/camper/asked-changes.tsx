import { useIntl } from 'react-intl';

import type { ListingSubmission } from '@campavia/contracts';
import { Card, H2, Stack, Text } from '@campavia/ui';

import { changeReasonMessages } from '../../components/change-reason.messages';

import { camperMessages } from './camper.messages';
import { Reasons } from './camper.styles';

/** The changes that staff request before a listing is published. */
export function AskedChanges({ submission: { reasons, note } }: { submission: ListingSubmission }) {
  const { formatMessage } = useIntl();
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H2>{formatMessage(camperMessages.changes)}</H2>
        <Reasons>
          {reasons.map((reason) => (
            <li key={reason}>{formatMessage(changeReasonMessages[reason])}</li>
          ))}
        </Reasons>
        {note && (
          <Text as="blockquote" $tone="soft">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
