import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { formatDateRange } from '@campavia/i18n';
import { Icon } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { finderMessages } from '../../components/finder/finder.messages';
import { ownPoint } from '../../components/own-point';
import { placeName } from '../../components/place-name';
import { placeLine, whereaboutsOf } from '../../rules/whereabouts';

import { searchMessages } from '../../components/search.messages';
import { Pill, PillDeed } from './search.styles';

export interface SearchPillProps {
  query: SearchQuery;
  place: Place | undefined;
  /** Gets the focus: the form that stood here was left. */
  takesFocus?: boolean;
  onOpen: () => void;
}

/** Place, days and people of a search in one line; opens the form. */
export function SearchPill({ query, place, takesFocus, onOpen }: SearchPillProps) {
  const intl = useIntl();
  const pill = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) pill.current?.focus();
  }, [takesFocus]);
  const whereabouts = whereaboutsOf(query, place, ownPoint());
  const { relation, country } = whereabouts;
  const where = () => {
    if (relation === 'everywhere') return intl.formatMessage(searchMessages.anywhere);
    if (relation === 'here') return intl.formatMessage(finderMessages.nearYou);
    if (relation === 'point') return intl.formatMessage(finderMessages.nearPoint);
    if (relation === 'area') return intl.formatMessage(searchMessages.mapArea);
    return place && !country ? placeLine(place) : placeName(intl, whereabouts);
  };
  const { date_from: from, date_to: to, beds } = query;
  const facts = [
    from && to ? formatDateRange(intl, from, to) : intl.formatMessage(searchMessages.anyDates),
    ...(beds ? [intl.formatMessage(searchMessages.sleepers, { count: beds })] : []),
  ];
  return (
    <Pill ref={pill} type="button" aria-expanded={false} onClick={onOpen}>
      <Icon of={Search} />
      <span>
        <b>{where()}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <PillDeed>{intl.formatMessage(searchMessages.change)}</PillDeed>
    </Pill>
  );
}
