import { useIntl } from 'react-intl';

import { Button, Note, Row, Stack } from '@campavia/ui';

import { removeLocally } from '../../data/saved-searches/local-searches';
import type { SavedSearches } from '../../data/saved-searches/use-saved-searches';

import { savedListMessages } from './saved-list.messages';

export function BrowserSearchesNote({ saved }: { saved: SavedSearches }) {
  const { formatMessage } = useIntl();
  const { onlyInBrowser, moveToAccount, isBusy } = saved;
  const count = onlyInBrowser.length;
  if (count === 0 || saved.searches === undefined) return null;
  return (
    <Note>
      <Stack $gap={3}>
        {formatMessage(savedListMessages.onlyInBrowser, { count })}
        <Row $gap={2}>
          <Button
            size="s"
            isBusy={isBusy}
            busyLabel={formatMessage(savedListMessages.takingOver)}
            onClick={() => void moveToAccount()}
          >
            {formatMessage(savedListMessages.moveToAccount, { count })}
          </Button>
          <Button
            variant="line"
            size="s"
            onClick={() => onlyInBrowser.forEach(({ id }) => removeLocally(id))}
          >
            {formatMessage(savedListMessages.forget, { count })}
          </Button>
        </Row>
      </Stack>
    </Note>
  );
}
