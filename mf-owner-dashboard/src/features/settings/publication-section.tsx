import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Card, H3, Row, Stack, Text } from '@campavia/ui';
import { Trash2 } from '@campavia/ui/icons';

import { useReactivate, type Leaving } from '../../data/use-publication';

import { LeaveDialog } from './leave-dialog';
import { publicationMessages } from './publication.messages';

/** Whether the camper is listed, and the buttons that change it. */
export function PublicationSection({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Leaving>();
  const { can_suspend, can_reactivate, can_delete } = camper.permissions;
  return (
    <Card as="section" $isPadded>
      <Stack $gap={4}>
        <H3 as="h2">{formatMessage(publicationMessages.title)}</H3>
        <Text>{formatMessage(publicationMessages[camper.state])}</Text>
        <Row $gap={3}>
          {can_suspend && (
            <Button variant="line" onClick={() => setAsked('suspend')}>
              {formatMessage(publicationMessages.suspend)}
            </Button>
          )}
          {can_reactivate && <ReactivateButton id={camper.id} />}
          {can_delete && (
            <Button variant="quiet" icon={Trash2} onClick={() => setAsked('delete')}>
              {formatMessage(publicationMessages.remove)}
            </Button>
          )}
        </Row>
      </Stack>
      {asked && <LeaveDialog camper={camper} leaving={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function ReactivateButton({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { reactivate, isBusy } = useReactivate(id);

  async function showAgain() {
    if (await reactivate()) {
      events.send('toast.shown', { tone: 'good', title: formatMessage(publicationMessages.shownAgain) });
    }
  }

  return (
    <Button variant="main" isBusy={isBusy} onClick={() => void showAgain()}>
      {formatMessage(publicationMessages.reactivate)}
    </Button>
  );
}
