import { useIntl } from 'react-intl';

import { STARS, type StarMessages } from './review-messages';

/** The names of one to five stars. */
export function useStarNames(messages: StarMessages): string[] {
  const { formatMessage } = useIntl();
  return STARS.map((stars) => formatMessage(messages[stars]));
}
