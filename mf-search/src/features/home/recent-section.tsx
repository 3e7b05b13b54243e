import { useCallback, useLayoutEffect, useState } from 'react';

import { VIEWED_KEY } from '@campavia/parts/viewed';

import { Section } from '../../components/section.styles';
import { useLazyModule } from '../../components/use-lazy-module';
import { isAnyStored, RECENT_SEARCHES_KEY, SAVED_SEARCHES_KEY } from '../../data/saved-searches/storage-keys';
import { loadRecent } from '../saved-searches';

const NOTHING = { searches: false, campers: false };

/** Rendered in the browser only, because the recent searches are stored there. */
export function RecentSection() {
  const [{ searches, campers }, setRecent] = useState(NOTHING);
  useLayoutEffect(() => {
    setRecent({
      searches: isAnyStored([RECENT_SEARCHES_KEY, SAVED_SEARCHES_KEY]),
      campers: isAnyStored([VIEWED_KEY]),
    });
  }, []);
  const giveUp = useCallback(() => setRecent(NOTHING), []);
  return searches || campers ? (
    <RecentPlaceholder searches={searches} campers={campers} onEmpty={giveUp} />
  ) : null;
}

interface RecentPlaceholderProps {
  searches: boolean;
  campers: boolean;
  onEmpty: () => void;
}

/** Reserves the height, so that the layout does not shift. */
function RecentPlaceholder({ searches, campers, onEmpty }: RecentPlaceholderProps) {
  const { module, hasFailed } = useLazyModule(loadRecent);
  if (hasFailed) return null;
  const minHeight = `calc(4.25rem + ${searches ? '4.5rem' : '0px'} + ${campers ? '12rem' : '0px'})`;
  return <Section style={{ minHeight }}>{module && <module.Recent onEmpty={onEmpty} />}</Section>;
}
