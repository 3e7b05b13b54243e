import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { platform, useSite } from '@campavia/remote-kit';
import { Skeleton, H3, Note, Small, Text } from '@campavia/ui';
import { SidePanel } from '@campavia/ui/overlays';

import { usePlace } from '../../data/use-place';
import { useSavedSearches, type SavedSearches } from '../../data/saved-searches/use-saved-searches';
import { ownPoint } from '../../components/own-point';
import { formatStoredQuery } from '../../rules/saved-searches/stored-query';
import { findSaved, MAX_SAVED } from '../../rules/saved-searches/saved-searches';
import { describeSearchArea } from '../../rules/search-area';

import { SaveSearchForm } from './save-search-form';
import { SavedList } from './saved-list';
import { BrowserSearchesNote } from './browser-searches-note';
import { savedMessages } from './saved.messages';
import { PanelSection } from './saved.styles';
import { describePlace, describeTrip } from './search-summary';

const DOT = ' · ';

export interface SavedPanelProps {
  query: SearchQuery;
  title: string;
  onClose: () => void;
}

export function SavedPanel({ query, title, onClose }: SavedPanelProps) {
  const { formatMessage } = useIntl();
  const saved = useSavedSearches();
  return (
    <SidePanel isOpen onClose={onClose} label={formatMessage(savedMessages.panel)}>
      <PanelSection>
        <H3 as="h2">{formatMessage(savedMessages.thisSearch)}</H3>
        <ThisSearch saved={saved} query={query} title={title} />
        <SaveFailure saveError={saved.saveError} />
      </PanelSection>
      <BrowserSearchesNote saved={saved} />
      <SavedList saved={saved} />
    </SidePanel>
  );
}

function ThisSearch({ saved, query, title }: Omit<SavedPanelProps, 'onClose'> & { saved: SavedSearches }) {
  const intl = useIntl();
  const { locale } = useSite();
  const { place } = usePlace(query.where);
  const text = formatStoredQuery(query);
  if (text === '') return <Text>{intl.formatMessage(savedMessages.nothing)}</Text>;
  if (!saved.storage || (!saved.searches && !saved.hasFailed)) return <Skeleton $height="9rem" />;
  if (saved.searches && findSaved(saved.searches, query, locale)) {
    return (
      <Note tone="good" role="status">
        {intl.formatMessage(savedMessages.isSaved)}
      </Note>
    );
  }
  const name = [
    describePlace(intl, describeSearchArea(query, place, ownPoint())),
    ...describeTrip(intl, query),
  ].join(DOT);
  return (
    <>
      <Small $tone="soft">{title}</Small>
      <SaveSearchForm
        suggestedName={name}
        storage={saved.storage}
        isBusy={saved.isBusy}
        onSave={(form) => void saved.saveSearch({ ...form, query: text, site: locale })}
        onSignIn={() => platform().session.askToSignIn()}
      />
    </>
  );
}

function SaveFailure({ saveError }: Pick<SavedSearches, 'saveError'>) {
  const { formatMessage } = useIntl();
  if (!saveError) return null;
  return (
    <Note tone="stop" role="alert">
      {formatMessage(savedMessages[saveError], { limit: MAX_SAVED })}
    </Note>
  );
}
