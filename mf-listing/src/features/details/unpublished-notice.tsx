import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Note } from '@campavia/ui';

import { unpublishedMessages } from './unpublished-notice.messages';

export function UnpublishedNotice({ state }: Pick<Listing, 'state'>) {
  const { formatMessage } = useIntl();
  return (
    <Note tone="care" role="status">
      {formatMessage(unpublishedMessages.hidden, { state })}
    </Note>
  );
}
