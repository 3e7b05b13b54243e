import { useIntl } from 'react-intl';

import { CamperRail } from '@campavia/parts';
import { H2, Stack } from '@campavia/ui';

import { useGuideCampers } from '../../data/use-guide-campers';

import type { Content } from './content';
import { CONTENT_LINKS } from './content-links';
import { contentMessages } from './content.messages';
import { FurtherReading } from './content.styles';

/** A few of the campers of a guide's action; none if the action is all campers or another page. */
export function GuideCampers({ content: { action } }: { content: Content }) {
  const { formatMessage } = useIntl();
  const query = action && CONTENT_LINKS[action.to]?.campers;
  const { campers, hasFailed } = useGuideCampers(query);
  if (!query || hasFailed || campers?.length === 0) return null;
  return (
    <FurtherReading aria-busy={!campers}>
      <Stack $gap={5}>
        <H2>{formatMessage(contentMessages.campers)}</H2>
        <CamperRail campers={campers} search={NO_DATES} />
      </Stack>
    </FurtherReading>
  );
}

const NO_DATES = new URLSearchParams();
