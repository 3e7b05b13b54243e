import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { forgetViewed, viewedCampers } from '@campavia/parts/viewed';
import { Button, H2, Text } from '@campavia/ui';

import { forgetSearches, recentSearches } from '../../data/saved-searches/recent-searches';
import { useSavedSearches } from '../../data/saved-searches/use-saved-searches';

import { RecentCampers } from './recent-campers';
import { RecentSearches } from './recent-searches';
import { recentMessages } from './recent.messages';
import { RecentHead } from './recent.styles';

export interface RecentProps {
  /** Called when nothing stored is readable. */
  onEmpty: () => void;
}

export function Recent({ onEmpty }: RecentProps) {
  const { formatMessage } = useIntl();
  const { searches: saved } = useSavedSearches();
  const [seen, setSeen] = useState(() => ({ searches: recentSearches(), campers: viewedCampers() }));
  const [isCleared, setCleared] = useState(false);
  const isEmpty = seen.searches.length + seen.campers.length === 0;
  const clear = () => {
    forgetSearches();
    forgetViewed();
    setSeen({ searches: [], campers: [] });
    setCleared(true);
  };
  const isNothing = isEmpty && saved?.length === 0 && !isCleared;
  useLayoutEffect(() => {
    if (isNothing) onEmpty();
  }, [isNothing, onEmpty]);
  if (isNothing) return null;
  return (
    <>
      <RecentHead>
        <H2>{formatMessage(recentMessages.title)}</H2>
        {!isEmpty && (
          <Button variant="quiet" size="s" onClick={clear}>
            {formatMessage(recentMessages.clear)}
          </Button>
        )}
      </RecentHead>
      <Text role="status">{isCleared && formatMessage(recentMessages.cleared)}</Text>
      <RecentSearches saved={saved ?? []} recent={seen.searches} />
      <RecentCampers campers={seen.campers} />
    </>
  );
}
