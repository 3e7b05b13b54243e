import { useIntl } from 'react-intl';

import type { DayRange } from '@campavia/domain';
import { AddressLink, pageTitle, useDocumentTitle } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, FailurePanel, Wrap } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import type { ListingFailure } from '../../data/use-listing';
import { LaterPiece } from '../../parts/later-piece';

import { listingMessages } from './listing-screen.messages';
import { PageFoot } from './listing-screen.styles';
import { loadSimilar } from './rooms';

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
  /** What was asked for; campers like one that is gone stand below. */
  gone?: { id: string; stay: DayRange | undefined };
}

/** In place of a camper that never was, is gone, or did not load. */
export function ListingAbsent({ failure, onRetry, gone }: ListingAbsentProps) {
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
        {failure === 'deleted' && gone && <LaterPiece load={loadSimilar} with={gone} pending={null} />}
      </PageFoot>
    </Wrap>
  );
}
