import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button, H3, Note, Row, Stack, Text } from '@campavia/ui';

import { useEndCompany } from '../../../data/account/use-professional';

import { endCompanyMessages } from './end-company.messages';

/** Returns to renting out privately: shows what changes, and requires a second click. */
export function EndCompany({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { end, isBusy, entries } = useEndCompany(me);
  const [isAsking, setIsAsking] = useState(false);
  const [failure] = entries;

  async function confirm() {
    if (!(await end())) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(endCompanyMessages.done) });
  }

  return (
    <Stack as="section" $gap={3}>
      <H3 as="h2">{formatMessage(endCompanyMessages.title)}</H3>
      <Text $tone="soft">{formatMessage(endCompanyMessages.changes)}</Text>
      {failure && <Note tone="stop">{failure.text ?? formatMessage(endCompanyMessages.failed)}</Note>}
      {isAsking ? (
        <Row $gap={3}>
          <Button isBusy={isBusy} onClick={() => void confirm()}>
            {formatMessage(endCompanyMessages.confirm)}
          </Button>
          <Button variant="line" onClick={() => setIsAsking(false)}>
            {formatMessage(endCompanyMessages.keep)}
          </Button>
        </Row>
      ) : (
        <div>
          <Button variant="line" onClick={() => setIsAsking(true)}>
            {formatMessage(endCompanyMessages.ask)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
