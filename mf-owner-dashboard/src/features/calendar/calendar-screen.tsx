import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { H1 } from '@campavia/ui';

import { titleMessages } from '../../components/title.messages';

export function CalendarScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage(titleMessages.calendar);
  useDocumentTitle(pageTitle(title));
  useReady();
  return <H1>{title}</H1>;
}
