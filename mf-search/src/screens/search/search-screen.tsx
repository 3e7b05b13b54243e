import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { VisuallyHidden } from '@campavia/ui';

import { useCampers } from '../../data/use-campers';
import { useLastKnown } from '../../data/use-last-known';
import { useOpenSearch } from '../../data/use-open-search';
import { usePlace } from '../../data/use-place';
import { useReplaceSearch } from '../../data/use-replace-search';
import { useSearchQuery } from '../../data/use-search-query';
import { onPage } from '../../rules/pages';
import { whereaboutsOf } from '../../rules/whereabouts';

import { FilterRow } from './filter-row';
import { Outcome } from './outcome';
import { resultsTitle } from './results-title';
import { SearchEditor } from './search-editor';
import { SearchPill } from './search-pill';
import { searchMessages } from './search.messages';
import { PillRow, SearchPage } from './search.styles';

/** The campers that fit a search. The address is the search; everything here is read from it. */
export function SearchScreen() {
  const intl = useIntl();
  const query = useSearchQuery();
  const campers = useCampers(query);
  const { place, ...known } = usePlace(query.where);
  const openSearch = useOpenSearch();
  const [editor, setEditor] = useState<'closed' | 'open' | 'left'>('closed');

  const elsewhere = known.correctSlug ? { ...query, where: known.correctSlug } : undefined;
  useReplaceSearch(campers.isBeyondLastPage ? onPage(query, 1) : elsewhere);

  const { answer, isLoading } = campers;
  const isSettled = !isLoading && !known.isLoading;
  const found = isSettled && !campers.hasFailed ? answer : undefined;
  const title = found && resultsTitle(intl, whereaboutsOf(query, place), found.count);
  const heading = useLastKnown(title);
  useDocumentTitle(pageTitle(title ?? intl.formatMessage(searchMessages.documentTitle)));
  useReady(isSettled);

  const search = (wanted: SearchQuery) => {
    setEditor('closed');
    openSearch(wanted);
  };
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
        </PillRow>
      )}
      <FilterRow query={query} onSearch={search} />
      <VisuallyHidden role="status">
        {found && intl.formatMessage(searchMessages.announced, { count: found.count })}
      </VisuallyHidden>
      <Outcome
        query={query}
        campers={campers}
        place={place}
        heading={heading}
        isUnknownPlace={known.isUnknown}
        onSearch={search}
        onOtherPlace={() => setEditor('open')}
      />
    </SearchPage>
  );
}
