import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Ghost, H3, Row, Small, Text } from '@campavia/ui';

import type { SavedSearches } from '../../data/use-saved-searches';
import { MOST_KEPT, type KeptSearch } from '../../rules/saved-searches';

import { keptMessages } from './kept.messages';
import { KeptRow } from './kept-row';
import { KeptList as List, PanelSection } from './saved.styles';

/** The searches that are kept, each to go to or to remove. */
export function KeptList({ saved }: { saved: SavedSearches }) {
  const { formatMessage } = useIntl();
  const { searches } = saved;
  return (
    <PanelSection aria-busy={saved.isLoading}>
      <Row $justify="between" $align="baseline">
        <H3 as="h2">{formatMessage(keptMessages.title)}</H3>
        {searches && searches.length > 0 && (
          <Small $tone="soft">
            {formatMessage(keptMessages.count, { count: searches.length, limit: MOST_KEPT })}
          </Small>
        )}
      </Row>
      <Content saved={saved} />
    </PanelSection>
  );
}

function Content({ saved }: { saved: SavedSearches }) {
  const { formatMessage } = useIntl();
  const { searches, hasFailed, isLoading, retry, keeper, keep, drop } = saved;
  const [removed, setRemoved] = useState<KeptSearch>();
  const remove = async (search: KeptSearch) => setRemoved((await drop(search)) && search);
  const putBack = async (search: KeptSearch) => setRemoved((await keep(search)) ? undefined : search);

  if (hasFailed) {
    return (
      <>
        <Text role="alert">{formatMessage(keptMessages.notLoaded)}</Text>
        <Button variant="line" isBusy={isLoading} onClick={retry}>
          {formatMessage(keptMessages.again)}
        </Button>
      </>
    );
  }
  if (!searches) return <Ghost $height="3rem" />;
  return (
    <>
      {searches.length === 0 && <Text $tone="soft">{formatMessage(keptMessages.empty)}</Text>}
      <List>
        {searches.map((search) => (
          <KeptRow
            key={search.id}
            search={search}
            onLetters={keeper === 'account' ? (mailed) => void keep({ ...search, mailed }) : undefined}
            onRemove={() => void remove(search)}
          />
        ))}
      </List>
      <Row role="status">
        {removed && (
          <>
            <Small>{formatMessage(keptMessages.removed, { name: removed.name })}</Small>
            <Button variant="line" size="s" onClick={() => void putBack(removed)}>
              {formatMessage(keptMessages.putBack)}
            </Button>
          </>
        )}
      </Row>
    </>
  );
}
