import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { useLocation } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Bookmark } from '@campavia/ui/icons';

import { useRememberSearch } from '../../data/use-remember-search';
import { useOnIntent } from '../../components/use-on-intent';

import { loadSavedPanel } from '../saved-searches';
import { searchMessages } from '../../components/search.messages';

export interface SaveSearchProps {
  query: SearchQuery;
  /** What the page calls its results: "46 campers near Annecy". */
  title: string;
}

/** Keeps the search: by itself among the recent ones, and in the panel that it opens for as long as wanted. */
export function SaveSearch({ query, title }: SaveSearchProps) {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  // Whoever follows a link of the panel has left it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const panel = useOnIntent(loadSavedPanel);
  useRememberSearch(query);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={Bookmark}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={panel.fetch}
        onFocus={panel.fetch}
        onClick={() => {
          panel.fetch();
          setOpenAt(key);
        }}
      >
        {formatMessage(searchMessages.save)}
      </Button>
      {isOpen && panel.module && (
        <panel.module.SavedPanel query={query} title={title} onClose={() => setOpenAt(undefined)} />
      )}
    </>
  );
}
