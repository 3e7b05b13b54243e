import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { platform, useSite } from '@campavia/remote-kit';
import { Ghost, H3, Note, Small, Text } from '@campavia/ui';
import { SidePanel } from '@campavia/ui/overlays';

import { usePlace } from '../../data/use-place';
import { useSavedSearches, type SavedSearches } from '../../data/use-saved-searches';
import { ownPoint } from '../../components/own-point';
import { keptQuery } from '../../rules/kept-query';
import { keptAmong, MOST_KEPT } from '../../rules/saved-searches';
import { whereaboutsOf } from '../../rules/whereabouts';

import { KeepForm } from './keep-form';
import { KeptList } from './kept-list';
import { LeftHere } from './left-here';
import { savedMessages } from './saved.messages';
import { PanelSection } from './saved.styles';
import { placeWords, tripWords } from './search-words';

/** Between the facts of a search. */
const DOT = ' · ';

export interface SavedPanelProps {
  query: SearchQuery;
  /** What the page calls its results: "46 campers near Annecy". */
  title: string;
  onClose: () => void;
}

/** Keeps the search of the page, and lists those kept before. */
export function SavedPanel({ query, title, onClose }: SavedPanelProps) {
  const { formatMessage } = useIntl();
  const saved = useSavedSearches();
  return (
    <SidePanel isOpen onClose={onClose} label={formatMessage(savedMessages.panel)}>
      <PanelSection>
        <H3 as="h2">{formatMessage(savedMessages.thisSearch)}</H3>
        <ThisSearch saved={saved} query={query} title={title} />
        <Fault fault={saved.fault} />
      </PanelSection>
      <LeftHere saved={saved} />
      <KeptList saved={saved} />
    </SidePanel>
  );
}

function ThisSearch({ saved, query, title }: Omit<SavedPanelProps, 'onClose'> & { saved: SavedSearches }) {
  const intl = useIntl();
  const { locale } = useSite();
  const { place } = usePlace(query.where);
  const text = keptQuery(query);
  if (text === '') return <Text>{intl.formatMessage(savedMessages.nothing)}</Text>;
  if (!saved.keeper || (!saved.searches && !saved.hasFailed)) return <Ghost $height="9rem" />;
  if (saved.searches && keptAmong(saved.searches, query, locale)) {
    return (
      <Note tone="good" role="status">
        {intl.formatMessage(savedMessages.isSaved)}
      </Note>
    );
  }
  const name = [placeWords(intl, whereaboutsOf(query, place, ownPoint())), ...tripWords(intl, query)].join(
    DOT,
  );
  return (
    <>
      <Small $tone="soft">{title}</Small>
      <KeepForm
        suggestedName={name}
        keeper={saved.keeper}
        isBusy={saved.isBusy}
        onKeep={(kept) => void saved.keep({ ...kept, query: text, site: locale })}
        onSignIn={() => platform().session.askToSignIn()}
      />
    </>
  );
}

function Fault({ fault }: Pick<SavedSearches, 'fault'>) {
  const { formatMessage } = useIntl();
  if (!fault) return null;
  return (
    <Note tone="stop" role="alert">
      {formatMessage(savedMessages[fault], { limit: MOST_KEPT })}
    </Note>
  );
}
