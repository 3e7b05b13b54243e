import { useIntl } from 'react-intl';

import { plainDate, type SearchQuery } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import { Icon, type IconType } from '@campavia/ui';
import { Bookmark, Clock } from '@campavia/ui/icons';

import { searchPath } from '../../data/use-open-search';
import { readKeptQuery } from '../../rules/kept-query';
import type { RecentSearch } from '../../rules/recent-searches';
import type { KeptSearch } from '../../rules/saved-searches';

import { latelyMessages } from './lately.messages';
import { SearchLine, SearchWay } from './lately.styles';
import { placeWords, tripWords } from './search-words';

const MOST = 8;
/** Between the facts of a search. */
const DOT = ' · ';

interface Way {
  key: string;
  icon: IconType;
  name: string;
  facts: string;
  query: SearchQuery;
}

export interface LatelySearchesProps {
  saved: readonly KeptSearch[];
  recent: readonly RecentSearch[];
}

/** Saved searches of this site, then those looked at last, each once. */
export function LatelySearches({ saved, recent }: LatelySearchesProps) {
  const intl = useIntl();
  const today = plainDate(useToday());
  const { locale } = useSite();
  const own = saved.filter(({ site }) => site === locale);
  const known = new Set(own.map(({ query }) => query));
  const ways: Way[] = [
    ...own.map(({ id, name, query }) => ({
      key: `saved ${id}`,
      icon: Bookmark,
      name,
      facts: intl.formatMessage(latelyMessages.saved),
      query: readKeptQuery(query, today).query,
    })),
    ...recent
      .filter(({ query }) => !known.has(query))
      .map(({ query: text, where }) => {
        const { query } = readKeptQuery(text, today);
        const facts = tripWords(intl, query).join(DOT);
        return { key: text, icon: Clock, name: placeWords(intl, where), facts, query };
      }),
  ];
  if (ways.length === 0) return null;
  return (
    <SearchLine aria-label={intl.formatMessage(latelyMessages.searches)}>
      {ways.slice(0, MOST).map(({ key, icon, name, facts, query }) => (
        <li key={key}>
          <SearchWay to={searchPath(query)}>
            <Icon of={icon} />
            <span>
              <b>{name}</b>
              {facts && <small>{facts}</small>}
            </span>
          </SearchWay>
        </li>
      ))}
    </SearchLine>
  );
}
