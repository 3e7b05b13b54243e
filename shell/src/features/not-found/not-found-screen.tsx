import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, hrefOf, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { ButtonLink, Hero, Lead, Tag, Row, Stack, Text } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { layoutMessages } from '../../layout/layout.messages';
import { roadEndsPicture } from '../../layout/pictures/pictures';

import { Columns } from './columns';
import { notFoundMessages } from './not-found.messages';

const STATUS = 404;

export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  useDocumentTitle(pageTitle(formatMessage(notFoundMessages.documentTitle)));
  useReady();
  return (
    <Columns>
      <Stack $gap={5}>
        <div>
          <Tag isLarge>{STATUS}</Tag>
        </div>
        <Hero>{formatMessage(notFoundMessages.title)}</Hero>
        <Lead>{formatMessage(notFoundMessages.text)}</Lead>
        <SafeTrips />
        <NextSteps />
      </Stack>
      <img src={roadEndsPicture} alt="" width="640" height="480" />
    </Columns>
  );
}

function SafeTrips() {
  const { formatMessage } = useIntl();
  const link = (chunks: ReactNode) =>
    hrefOf('trips') ? <AddressLink to="trips">{chunks}</AddressLink> : chunks;
  return <Text $tone="soft">{formatMessage(notFoundMessages.trips, { link })}</Text>;
}

function NextSteps() {
  const { formatMessage } = useIntl();
  const search = hrefOf('search');
  const home = hrefOf('home');
  return (
    <Row $gap={2}>
      {search && (
        <ButtonLink variant="main" size="l" icon={Search} href={search}>
          {formatMessage(layoutMessages.find)}
        </ButtonLink>
      )}
      {home && (
        <ButtonLink variant="quiet" href={home}>
          {formatMessage(notFoundMessages.home)}
        </ButtonLink>
      )}
    </Row>
  );
}
