import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { useLocation } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Bookmark } from '@campavia/ui/icons';

import { searchMessages } from '../../components/search.messages';
import { useOnIntent } from '../../components/use-on-intent';
import { useRememberSearch } from '../../data/saved-searches/recent-searches';
import { loadSavedPanel } from '../saved-searches';

export interface SaveSearchProps {
  query: SearchQuery;
  /** Heading of the results: `46 campers near Annecy`. */
  title: string;
}

export function SaveSearch({ query, title }: SaveSearchProps) {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  // The panel is open for one history entry, so that following a link in it closes it.
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
