import { useIntl } from 'react-intl';

import { STARS, type StarMessages } from './review-messages';

/** What one to five stars mean, in words. */
export function useStarNames(messages: StarMessages): string[] {
  const { formatMessage } = useIntl();
  return STARS.map((stars) => formatMessage(messages[stars]));
}
