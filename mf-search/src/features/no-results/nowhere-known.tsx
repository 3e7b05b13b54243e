import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { Button, EmptyState } from '@campavia/ui';

import { EmptyPicture } from './empty-picture';
import { waysOutMessages } from './ways-out.messages';
import { Deeds } from './ways-out.styles';
import { WholeCountry } from './whole-country';

export interface NowhereKnownProps {
  query: SearchQuery;
  onOtherPlace: () => void;
}

/** The place of the search does not exist. */
export function NowhereKnown({ query, onOtherPlace }: NowhereKnownProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      picture={<EmptyPicture />}
      title={formatMessage(waysOutMessages.unknownTitle, { place: query.where ?? '' })}
      text={formatMessage(waysOutMessages.unknownText)}
      action={
        <Deeds $gap={2}>
          <Button onClick={onOtherPlace}>{formatMessage(waysOutMessages.otherPlace)}</Button>
          <WholeCountry query={query} />
        </Deeds>
      }
    />
  );
}
