import { useIntl } from 'react-intl';

import { Button, Note, Row, Stack } from '@campavia/ui';

import { dropLocally } from '../../data/local-searches';
import type { SavedSearches } from '../../data/use-saved-searches';

import { keptMessages } from './kept.messages';

/** Searches that somebody saved before signing in: into the account with them, or away. */
export function LeftHere({ saved }: { saved: SavedSearches }) {
  const { formatMessage } = useIntl();
  const { leftHere, takeOver, isBusy } = saved;
  const count = leftHere.length;
  if (count === 0 || saved.searches === undefined) return null;
  return (
    <Note>
      <Stack $gap={3}>
        {formatMessage(keptMessages.leftHere, { count })}
        <Row $gap={2}>
          <Button
            size="s"
            isBusy={isBusy}
            busyLabel={formatMessage(keptMessages.takingOver)}
            onClick={() => void takeOver()}
          >
            {formatMessage(keptMessages.takeOver, { count })}
          </Button>
          <Button variant="line" size="s" onClick={() => leftHere.forEach(({ id }) => dropLocally(id))}>
            {formatMessage(keptMessages.forget, { count })}
          </Button>
        </Row>
      </Stack>
    </Note>
  );
}
