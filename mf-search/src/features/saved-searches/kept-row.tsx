import { useIntl } from 'react-intl';

import { plainDate } from '@campavia/domain';
import { pathOn, siteOf } from '@campavia/i18n';
import { Link, useSite, useToday } from '@campavia/remote-kit';
import { IconButton, Small } from '@campavia/ui';
import { Trash2 } from '@campavia/ui/icons';

import { searchPath } from '../../data/use-open-search';
import { readKeptQuery } from '../../rules/kept-query';
import type { KeptSearch } from '../../rules/saved-searches';

import { keptMessages } from './kept.messages';
import { KeptLine, SwitchLine } from './saved.styles';

export interface KeptRowProps {
  search: KeptSearch;
  /** Given, mails can be switched on and off. */
  onLetters?: (mailed: boolean) => void;
  onRemove: () => void;
}

/** One saved search: the way to it, its letters, and its end. */
export function KeptRow({ search, onLetters, onRemove }: KeptRowProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { locale } = useSite();
  const { name, mailed } = search;
  const { query, isOver } = readKeptQuery(search.query, plainDate(useToday()));
  const other = search.site === locale ? undefined : siteOf(search.site);
  return (
    <KeptLine>
      <span>
        {other ? (
          <a href={pathOn(other, searchPath(query))}>{name}</a>
        ) : (
          <Link to={searchPath(query)}>{name}</Link>
        )}
        {isOver && (
          <Small as="p" $tone="soft">
            {formatMessage(keptMessages.over)}
          </Small>
        )}
        {other && (
          <Small as="p" $tone="soft">
            {formatMessage(keptMessages.otherSite, {
              country: formatDisplayName(other.country, { type: 'region' }) ?? other.country,
            })}
          </Small>
        )}
      </span>
      <IconButton icon={Trash2} label={formatMessage(keptMessages.remove, { name })} onClick={onRemove} />
      {onLetters && (
        <SwitchLine>
          <input
            type="checkbox"
            role="switch"
            checked={mailed}
            aria-label={formatMessage(keptMessages.lettersOf, { name })}
            onChange={(event) => onLetters(event.target.checked)}
          />
          {formatMessage(keptMessages.letters)}
        </SwitchLine>
      )}
    </KeptLine>
  );
}
