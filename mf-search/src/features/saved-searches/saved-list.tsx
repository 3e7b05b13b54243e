import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Skeleton, H3, Row, Small, Text } from '@campavia/ui';

import type { SavedSearches } from '../../data/saved-searches/use-saved-searches';
import { MAX_SAVED, type SavedQuery } from '../../rules/saved-searches/saved-searches';

import { savedListMessages } from './saved-list.messages';
import { SavedRow } from './saved-row';
import { SavedList as List, PanelSection } from './saved.styles';

export function SavedList({ saved }: { saved: SavedSearches }) {
  const { formatMessage } = useIntl();
  const { searches } = saved;
  return (
    <PanelSection aria-busy={saved.isLoading}>
      <Row $justify="between" $align="baseline">
        <H3 as="h2">{formatMessage(savedListMessages.title)}</H3>
        {searches && searches.length > 0 && (
          <Small $tone="soft">
            {formatMessage(savedListMessages.count, { count: searches.length, limit: MAX_SAVED })}
          </Small>
        )}
      </Row>
      <Content saved={saved} />
    </PanelSection>
  );
}

function Content({ saved }: { saved: SavedSearches }) {
  const { formatMessage } = useIntl();
  const { searches, hasFailed, isLoading, retry, storage, saveSearch, removeSearch } = saved;
  const [removed, setRemoved] = useState<SavedQuery>();
  const remove = async (search: SavedQuery) => setRemoved((await removeSearch(search)) && search);
  const restore = async (search: SavedQuery) => setRemoved((await saveSearch(search)) ? undefined : search);

  if (hasFailed) {
    return (
      <>
        <Text role="alert">{formatMessage(savedListMessages.notLoaded)}</Text>
        <Button variant="line" isBusy={isLoading} onClick={retry}>
          {formatMessage(savedListMessages.again)}
        </Button>
      </>
    );
  }
  if (!searches) return <Skeleton $height="3rem" />;
  return (
    <>
      {searches.length === 0 && <Text $tone="soft">{formatMessage(savedListMessages.empty)}</Text>}
      <List>
        {searches.map((search) => (
          <SavedRow
            key={search.id}
            search={search}
            onToggleEmails={
              storage === 'account' ? (mailed) => void saveSearch({ ...search, mailed }) : undefined
            }
            onRemove={() => void remove(search)}
          />
        ))}
      </List>
      <Row role="status">
        {removed && (
          <>
            <Small>{formatMessage(savedListMessages.removed, { name: removed.name })}</Small>
            <Button variant="line" size="s" onClick={() => void restore(removed)}>
              {formatMessage(savedListMessages.restore)}
            </Button>
          </>
        )}
      </Row>
    </>
  );
}
