import { useCallback, useLayoutEffect, useState } from 'react';

import { VIEWED_KEY } from '@campavia/parts/viewed';

import { isAnyKept } from '../../data/is-any-kept';
import { RECENT_KEY, SAVED_KEY } from '../../data/kept-keys';
import { Section } from '../../components/section.styles';
import { useNeeded } from '../../components/use-needed';
import { loadRecent } from '../saved-searches';

const NOTHING = { searches: false, campers: false };

/** Where somebody left off the last time; nothing for whoever comes for the first. Only a browser knows it. */
export function LatelySection() {
  const [{ searches, campers }, setKept] = useState(NOTHING);
  useLayoutEffect(() => {
    setKept({ searches: isAnyKept([RECENT_KEY, SAVED_KEY]), campers: isAnyKept([VIEWED_KEY]) });
  }, []);
  const giveUp = useCallback(() => setKept(NOTHING), []);
  return searches || campers ? <LatelyPlace searches={searches} campers={campers} onEmpty={giveUp} /> : null;
}

interface LatelyPlaceProps {
  searches: boolean;
  campers: boolean;
  onEmpty: () => void;
}

/** Its place is held from the start, so that nothing moves when it comes. */
function LatelyPlace({ searches, campers, onEmpty }: LatelyPlaceProps) {
  const { module, hasFailed } = useNeeded(loadRecent);
  if (hasFailed) return null;
  const minHeight = `calc(4.25rem + ${searches ? '4.5rem' : '0px'} + ${campers ? '12rem' : '0px'})`;
  return <Section style={{ minHeight }}>{module && <module.Lately onEmpty={onEmpty} />}</Section>;
}
