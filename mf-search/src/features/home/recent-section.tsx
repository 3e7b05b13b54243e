import { useCallback, useLayoutEffect, useState } from 'react';

import { VIEWED_KEY } from '@campavia/parts/viewed';

import { Section } from '../../components/section.styles';
import { useLazyModule } from '../../components/use-lazy-module';
import { isAnyStored, RECENT_SEARCHES_KEY, SAVED_SEARCHES_KEY } from '../../data/saved-searches/storage-keys';
import { loadRecent } from '../saved-searches';

/** Rendered in the browser only, because the recent searches are stored there. */
export function RecentSection() {
  const [recent, setRecent] = useState<Omit<RecentPlaceholderProps, 'onEmpty'>>();
  useLayoutEffect(() => {
    setRecent({
      searches: isAnyStored([RECENT_SEARCHES_KEY, SAVED_SEARCHES_KEY]),
      campers: isAnyStored([VIEWED_KEY]),
    });
  }, []);
  const giveUp = useCallback(() => setRecent(undefined), []);
  return recent?.searches || recent?.campers ? <RecentPlaceholder {...recent} onEmpty={giveUp} /> : null;
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
  const minHeight = `${4.25 + (searches ? 4.5 : 0) + (campers ? 12 : 0)}rem`;
  return <Section style={{ minHeight }}>{module && <module.Recent onEmpty={onEmpty} />}</Section>;
}
