import type { SearchQuery } from '@campavia/domain';

import { withDates } from '../../../rules/filters/filters';

import type { OpenFilter } from './use-filter-popover';

export interface FilterPopoversProps {
  window: OpenFilter;
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}

export function FilterPopovers({ window, query, onSearch }: FilterPopoversProps) {
  const { content, trigger, calendar, forms, close } = window;
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
      {forms && content && content !== 'dates' && (
        <forms.FilterPopover
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
