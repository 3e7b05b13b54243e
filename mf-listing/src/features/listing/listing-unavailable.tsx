import { useIntl } from 'react-intl';

import type { DayRange } from '@campavia/domain';
import { AddressLink, pageTitle, useDocumentTitle } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, FailurePanel, Stack, Wrap } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { LazySection } from '../../components/lazy-section';
import type { ListingFailure } from '../../data/use-listing';
import { loadSimilarCampers } from '../details';

import { listingMessages } from './listing-screen.messages';
import { PageFoot } from './listing-screen.styles';

const MESSAGES = {
  unknown: [listingMessages.unknownTitle, listingMessages.unknownText],
  deleted: [listingMessages.goneTitle, listingMessages.goneText],
} as const;

function FindAnother() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink as={AddressLink} to="search" variant="main" icon={Search}>
      {formatMessage(listingMessages.findAnother)}
    </ButtonLink>
  );
}

function UnavailableMessage({ failure }: { failure: keyof typeof MESSAGES }) {
  const { formatMessage } = useIntl();
  const [title, text] = MESSAGES[failure];
  useDocumentTitle(pageTitle(formatMessage(title)));
  return (
    <EmptyState
      headingAs="h1"
      title={formatMessage(title)}
      text={formatMessage(text)}
      action={<FindAnother />}
    />
  );
}

export interface ListingUnavailableProps {
  failure: ListingFailure;
  onRetry: () => void;
  gone?: { id: string; stay: DayRange | undefined };
}

export function ListingUnavailable({ failure, onRetry, gone }: ListingUnavailableProps) {
  const { formatMessage } = useIntl();
  return (
    <Wrap>
      <PageFoot>
        <Stack $gap={10}>
          {failure === 'failed' ? (
            <FailurePanel
              title={formatMessage(listingMessages.failedTitle)}
              onRetry={onRetry}
              secondaryAction={<FindAnother />}
            />
          ) : (
            <UnavailableMessage failure={failure} />
          )}
          {failure === 'deleted' && gone && (
            <LazySection load={loadSimilarCampers} with={gone} pending={null} />
          )}
        </Stack>
      </PageFoot>
    </Wrap>
  );
}
