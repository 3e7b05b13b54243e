import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { Chip } from '@campavia/ui';
import { Bed, CalendarDays, SlidersHorizontal, Users } from '@campavia/ui/icons';

import { activeFilters, FILTERS, withDates, withoutFilter, type Filter } from '../../rules/filters';

import { filtersMessages } from './filters.messages';
import { ChipRow } from './search.styles';
import { useFilterWindow } from './use-filter-window';
import { useFilterWords } from './use-filter-words';

const ICONS: Partial<Record<Filter, typeof Bed>> = { dates: CalendarDays, beds: Bed, seatbelts: Users };

export interface FilterRowProps {
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}

/** A chip per filter: pressed ones are taken off, the others open what they ask. */
export function FilterRow({ query, onSearch }: FilterRowProps) {
  const { formatMessage } = useIntl();
  const wordsOf = useFilterWords(query);
  const active = activeFilters(query);
  const { content, trigger, sheet, calendar, opening, close } = useFilterWindow();

  const search = (wanted: SearchQuery) => {
    close();
    onSearch(wanted);
  };
  const chipOf = (filter: Filter) =>
    active.includes(filter)
      ? { isOn: true, ending: 'remove' as const, onClick: () => search(withoutFilter(query, filter)) }
      : { ending: 'open' as const, ...opening(filter) };

  return (
    <ChipRow role="group" aria-label={formatMessage(filtersMessages.label)}>
      {FILTERS.map((filter) => (
        <Chip key={filter} icon={ICONS[filter]} {...chipOf(filter)}>
          {active.includes(filter) ? wordsOf(filter) : formatMessage(filtersMessages[filter])}
        </Chip>
      ))}
      <Chip icon={SlidersHorizontal} {...opening('all')}>
        {formatMessage(filtersMessages.all)}
      </Chip>
      {calendar && (
        <calendar.StayPicker
          triggerRef={trigger}
          isOpen={content === 'dates'}
          onOpenChange={(isOpen) => !isOpen && close()}
          dates={undefined}
          onChange={(dates) => dates && search(withDates(query, dates.from, dates.to))}
        />
      )}
      {sheet && content && content !== 'dates' && (
        <sheet.FilterSheet {...{ content, query }} triggerRef={trigger} onClose={close} onSearch={search} />
      )}
    </ChipRow>
  );
}
