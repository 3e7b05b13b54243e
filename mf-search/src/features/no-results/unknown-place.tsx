import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { Button, EmptyState } from '@campavia/ui';

import { EmptyPicture } from './empty-picture';
import { noResultsMessages } from './no-results.messages';
import { Actions } from './no-results.styles';
import { WholeCountry } from './whole-country';

export interface UnknownPlaceProps {
  query: SearchQuery;
  onOtherPlace: () => void;
}

export function UnknownPlace({ query, onOtherPlace }: UnknownPlaceProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      picture={<EmptyPicture />}
      title={formatMessage(noResultsMessages.unknownTitle, { place: query.where ?? '' })}
      text={formatMessage(noResultsMessages.unknownText)}
      action={
        <Actions $gap={2}>
          <Button onClick={onOtherPlace}>{formatMessage(noResultsMessages.otherPlace)}</Button>
          <WholeCountry query={query} />
        </Actions>
      }
    />
  );
}
