import { useIntl } from 'react-intl';

import { AddressLink, pageTitle, useDocumentTitle } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, FailurePanel, Wrap } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import type { ListingFailure } from '../../data/use-listing';
import { listingMessages } from './listing-screen.messages';
import { PageFoot } from './listing-screen.styles';

const WORDS = {
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

function Absent({ failure }: { failure: keyof typeof WORDS }) {
  const { formatMessage } = useIntl();
  const [title, text] = WORDS[failure];
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

export interface ListingAbsentProps {
  failure: ListingFailure;
  onRetry: () => void;
}

/** In place of a camper that never was, is gone, or did not load. */
export function ListingAbsent({ failure, onRetry }: ListingAbsentProps) {
  const { formatMessage } = useIntl();
  return (
    <Wrap>
      <PageFoot>
        {failure === 'failed' ? (
          <FailurePanel
            title={formatMessage(listingMessages.failedTitle)}
            onRetry={onRetry}
            wayOut={<FindAnother />}
          />
        ) : (
          <Absent failure={failure} />
        )}
      </PageFoot>
    </Wrap>
  );
}
