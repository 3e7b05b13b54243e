import { useIntl } from 'react-intl';

import { Note } from '@campavia/ui';

import { accountPageMessages } from './account-page.messages';

/** Stands where staff who act as somebody else may not do what a page is for. */
export function ActingNote({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return <Note tone="care">{formatMessage(accountPageMessages.acting, { name })}</Note>;
}
