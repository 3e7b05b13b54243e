import { useIntl } from 'react-intl';

import { hrefOf, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { Button, ButtonLink, Hero, Lead, Tag, Row, Stack, Text } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { layoutMessages } from '../../layout/layout.messages';
import { breakdownPicture } from '../../layout/pictures/pictures';
import { Columns } from '../not-found';

import { errorMessages } from './error.messages';

export interface ErrorScreenProps {
  status?: number;
}

export function ErrorScreen({ status = 500 }: ErrorScreenProps) {
  const { formatMessage } = useIntl();
  const search = hrefOf('search');
  useDocumentTitle(pageTitle(formatMessage(errorMessages.documentTitle)));
  useReady();
  return (
    <Columns>
      <Stack $gap={5}>
        <div>
          <Tag isLarge>{status}</Tag>
        </div>
        <Hero>{formatMessage(errorMessages.title)}</Hero>
        <Lead>{formatMessage(errorMessages.text)}</Lead>
        <Text $tone="soft">{formatMessage(errorMessages.next)}</Text>
        <Row $gap={2}>
          {search && (
            <ButtonLink variant="main" size="l" icon={Search} href={search}>
              {formatMessage(layoutMessages.find)}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={() => window.location.reload()}>
            {formatMessage(errorMessages.tryAgain)}
          </Button>
        </Row>
      </Stack>
      <img src={breakdownPicture} alt="" width="640" height="480" />
    </Columns>
  );
}
