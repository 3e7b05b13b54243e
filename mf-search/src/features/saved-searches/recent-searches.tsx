import { useIntl } from 'react-intl';

import { plainDate, type SearchQuery } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import { Icon, type IconType } from '@campavia/ui';
import { Bookmark, Clock } from '@campavia/ui/icons';

import { searchPath } from '../../data/use-open-search';
import { readStoredQuery } from '../../rules/saved-searches/stored-query';
import type { RecentSearch } from '../../rules/saved-searches/recent-searches';
import type { SavedQuery } from '../../rules/saved-searches/saved-searches';

import { recentMessages } from './recent.messages';
import { SearchLine, SearchLink } from './recent.styles';
import { describePlace, describeTrip } from './search-summary';

const MAX = 8;
const DOT = ' · ';

interface RecentLink {
  key: string;
  icon: IconType;
  name: string;
  facts: string;
  query: SearchQuery;
}

export interface RecentSearchesProps {
  saved: readonly SavedQuery[];
  recent: readonly RecentSearch[];
}

export function RecentSearches({ saved, recent }: RecentSearchesProps) {
  const intl = useIntl();
  const today = plainDate(useToday());
  const { locale } = useSite();
  const own = saved.filter(({ site }) => site === locale);
  const known = new Set(own.map(({ query }) => query));
  const suggestions: RecentLink[] = [
    ...own.map(({ id, name, query }) => ({
      key: `saved ${id}`,
      icon: Bookmark,
      name,
      facts: intl.formatMessage(recentMessages.saved),
      query: readStoredQuery(query, today).query,
    })),
    ...recent
      .filter(({ query }) => !known.has(query))
      .map(({ query: text, where }) => {
        const { query } = readStoredQuery(text, today);
        const facts = describeTrip(intl, query).join(DOT);
        return { key: text, icon: Clock, name: describePlace(intl, where), facts, query };
      }),
  ];
  if (suggestions.length === 0) return null;
  return (
    <SearchLine aria-label={intl.formatMessage(recentMessages.searches)}>
      {suggestions.slice(0, MAX).map(({ key, icon, name, facts, query }) => (
        <li key={key}>
          <SearchLink to={searchPath(query)}>
            <Icon of={icon} />
            <span>
              <b>{name}</b>
              {facts && <small>{facts}</small>}
            </span>
          </SearchLink>
        </li>
      ))}
    </SearchLine>
  );
}
