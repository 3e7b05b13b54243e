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
import { formatPlaceLine, describeSearchArea } from '../../rules/search-area';

import { searchMessages } from '../../components/search.messages';
import { Pill, PillAction } from './search.styles';

export interface SearchPillProps {
  query: SearchQuery;
  place: Place | undefined;
  takesFocus?: boolean;
  onOpen: () => void;
}

export function SearchPill({ query, place, takesFocus, onOpen }: SearchPillProps) {
  const intl = useIntl();
  const pill = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) pill.current?.focus();
  }, [takesFocus]);
  const area = describeSearchArea(query, place, ownPoint());
  const { relation, country } = area;
  const where = () => {
    if (relation === 'everywhere') return intl.formatMessage(searchMessages.anywhere);
    if (relation === 'here') return intl.formatMessage(finderMessages.nearYou);
    if (relation === 'point') return intl.formatMessage(finderMessages.roundPoint);
    if (relation === 'area') return intl.formatMessage(searchMessages.mapArea);
    return place && !country ? formatPlaceLine(place) : placeName(intl, area);
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
      <PillAction>{intl.formatMessage(searchMessages.change)}</PillAction>
    </Pill>
  );
}
