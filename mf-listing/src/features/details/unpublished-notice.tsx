import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Note } from '@campavia/ui';

import { unpublishedMessages } from './unpublished-notice.messages';

/** Tells owners that nobody else sees the page of their camper, and why. */
export function UnpublishedNotice({ state }: Pick<Listing, 'state'>) {
  const { formatMessage } = useIntl();
  return (
    <Note tone="care" role="status">
      {formatMessage(unpublishedMessages.hidden, { state })}
    </Note>
  );
}
