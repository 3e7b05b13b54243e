import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { AddressLink, hrefOf, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { ButtonLink, Hero, Lead, Plate, Row, Stack, Text, Wrap } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { frameMessages } from '../../frame/frame.messages';
import { roadEndsPicture } from '../../pictures/pictures';

import { notFoundMessages } from './not-found.messages';

const STATUS = 404;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: var(--s8);
  align-items: center;
  padding-block: clamp(2rem, 6vw, 5rem);
  > img {
    width: 100%;
    height: auto;
  }
`;

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  useDocumentTitle(pageTitle(formatMessage(notFoundMessages.documentTitle)));
  useReady();
  return (
    <Columns>
      <Stack $gap={5}>
        <div>
          <Plate isLarge>{STATUS}</Plate>
        </div>
        <Hero>{formatMessage(notFoundMessages.title)}</Hero>
        <Lead>{formatMessage(notFoundMessages.text)}</Lead>
        <SafeTrips />
        <WaysOut />
      </Stack>
      <img src={roadEndsPicture} alt="" width="640" height="480" />
    </Columns>
  );
}

function SafeTrips() {
  const { formatMessage } = useIntl();
  if (!hrefOf('trips')) return null;
  const link = (words: ReactNode) => <AddressLink to="trips">{words}</AddressLink>;
  return <Text $tone="soft">{formatMessage(notFoundMessages.trips, { link })}</Text>;
}

function WaysOut() {
  const { formatMessage } = useIntl();
  const search = hrefOf('search');
  const home = hrefOf('home');
  return (
    <Row $gap={2}>
      {search && (
        <ButtonLink variant="main" size="l" icon={Search} href={search}>
          {formatMessage(frameMessages.find)}
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
