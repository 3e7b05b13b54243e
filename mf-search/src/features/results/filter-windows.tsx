import type { SearchQuery } from '@campavia/domain';

import { withDates } from '../../rules/filters';

import type { FilterWindow } from './use-filter-window';

export interface FilterWindowsProps {
  window: FilterWindow;
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}

/** What opens under a chip: the calendar, or one filter. */
export function FilterWindows({ window, query, onSearch }: FilterWindowsProps) {
  const { content, trigger, calendar, room, close } = window;
  return (
    <>
      {calendar && (
        <calendar.StayPicker
          triggerRef={trigger}
          isOpen={content === 'dates'}
          onOpenChange={(isOpen) => !isOpen && close()}
          dates={undefined}
          onChange={(dates) => dates && onSearch(withDates(query, dates.from, dates.to))}
        />
      )}
      {room && content && content !== 'dates' && (
        <room.FilterPopover
          content={content}
          query={query}
          triggerRef={trigger}
          onClose={close}
          onSearch={onSearch}
        />
      )}
    </>
  );
}
