import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { VisuallyHidden } from '@campavia/ui';

import { useOpenSearch, useRefineSearch } from '../../data/use-open-search';
import { useSearchQuery } from '../../data/use-search-query';

import { Columns } from './columns.styles';
import { FilterButton } from './filter-bar/filter-button';
import { FilterRow } from './filter-bar/filter-row';
import { MapBeside } from './map-beside';
import { MapOverlay } from './map-over';
import { Outcome } from './outcome';
import { SearchEditor } from './search-editor';
import { SearchPill } from './search-pill';
import { searchMessages } from '../../components/search.messages';
import { PillRow, SearchPage } from './search.styles';
import { useFilterPanel } from './filter-bar/use-filter-panel';
import { useSearchView } from './use-search-view';

export function SearchScreen() {
  const { formatMessage } = useIntl();
  const query = useSearchQuery();
  const view = useSearchView(query);
  const openSearch = useOpenSearch();
  const refine = useRefineSearch();
  const [editor, setEditor] = useState<'closed' | 'open' | 'left'>('closed');

  const search = (wanted: SearchQuery) => {
    setEditor('closed');
    openSearch(wanted);
  };
  const panel = useFilterPanel(query, refine);
  const { place, found, map } = view;
  return (
    <SearchPage>
      {editor === 'open' ? (
        <SearchEditor query={query} place={place} onSearch={search} onCancel={() => setEditor('left')} />
      ) : (
        <PillRow>
          <SearchPill
            query={query}
            place={place}
            takesFocus={editor === 'left'}
            onOpen={() => setEditor('open')}
          />
          <FilterButton query={query} panel={panel} />
        </PillRow>
      )}
      <FilterRow query={query} onSearch={refine} panel={panel} />
      <VisuallyHidden role="status">
        {found && formatMessage(searchMessages.announced, { count: found.count })}
      </VisuallyHidden>
      <Columns $hasFilters={panel.isColumnOpen} $hasMap={map !== undefined}>
        {panel.column}
        <div>
          <Outcome
            query={query}
            view={view}
            onSearch={search}
            onOrder={refine}
            onOtherPlace={() => setEditor('open')}
          />
          {map && <MapOverlay {...map} />}
        </div>
        {map && <MapBeside {...map} isListReady={view.isSettled} campers={found?.results ?? []} />}
      </Columns>
    </SearchPage>
  );
}
