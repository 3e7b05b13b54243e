import { useIntl } from 'react-intl';

import { plainDate } from '@campavia/domain';
import { pathOn, siteOf } from '@campavia/i18n';
import { Link, useSite, useToday } from '@campavia/remote-kit';
import { IconButton, Small } from '@campavia/ui';
import { Trash2 } from '@campavia/ui/icons';

import { searchPath } from '../../data/use-open-search';
import { readStoredQuery } from '../../rules/saved-searches/stored-query';
import type { SavedQuery } from '../../rules/saved-searches/saved-searches';

import { savedListMessages } from './saved-list.messages';
import { SavedLine, SwitchLine } from './saved.styles';

export interface SavedRowProps {
  search: SavedQuery;
  onToggleEmails?: (mailed: boolean) => void;
  onRemove: () => void;
}

export function SavedRow({ search, onToggleEmails, onRemove }: SavedRowProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { locale } = useSite();
  const { name, mailed } = search;
  const { query, isOver } = readStoredQuery(search.query, plainDate(useToday()));
  const other = search.site === locale ? undefined : siteOf(search.site);
  return (
    <SavedLine>
      <span>
        {other ? (
          <a href={pathOn(other, searchPath(query))}>{name}</a>
        ) : (
          <Link to={searchPath(query)}>{name}</Link>
        )}
        {isOver && (
          <Small as="p" $tone="soft">
            {formatMessage(savedListMessages.over)}
          </Small>
        )}
        {other && (
          <Small as="p" $tone="soft">
            {formatMessage(savedListMessages.otherSite, {
              country: formatDisplayName(other.country, { type: 'region' }) ?? other.country,
            })}
          </Small>
        )}
      </span>
      <IconButton
        icon={Trash2}
        label={formatMessage(savedListMessages.remove, { name })}
        onClick={onRemove}
      />
      {onToggleEmails && (
        <SwitchLine>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
            role="switch"
            checked={mailed}
            aria-label={formatMessage(savedListMessages.emailsOf, { name })}
            onChange={(event) => onToggleEmails(event.target.checked)}
          />
          {formatMessage(savedListMessages.emails)}
        </SwitchLine>
      )}
    </SavedLine>
  );
}
