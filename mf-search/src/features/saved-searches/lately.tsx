import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { forgetViewed, viewedCampers } from '@campavia/parts/viewed';
import { Button, H2, Text } from '@campavia/ui';

import { forgetSearches, recentSearches } from '../../data/recent-searches';
import { useSavedSearches } from '../../data/use-saved-searches';

import { LatelyCampers } from './lately-campers';
import { LatelySearches } from './lately-searches';
import { latelyMessages } from './lately.messages';
import { LatelyHead } from './lately.styles';

export interface LatelyProps {
  /** What was kept could not be read. */
  onEmpty: () => void;
}

/** The searches and campers that somebody looked at in this browser, and those searches they saved. */
export function Lately({ onEmpty }: LatelyProps) {
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
      <LatelyHead>
        <H2>{formatMessage(latelyMessages.title)}</H2>
        {!isEmpty && (
          <Button variant="quiet" size="s" onClick={clear}>
            {formatMessage(latelyMessages.clear)}
          </Button>
        )}
      </LatelyHead>
      <Text role="status">{isCleared && formatMessage(latelyMessages.cleared)}</Text>
      <LatelySearches saved={saved ?? []} recent={seen.searches} />
      <LatelyCampers campers={seen.campers} />
    </>
  );
}
