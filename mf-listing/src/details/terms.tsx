import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { H2, Stack } from '@campavia/ui';

import { CancelTerms } from './cancel-terms';
import { Blocks } from './details.styles';
import { DepositTerms } from './deposit-terms';
import { DriverTerms } from './driver-terms';
import { ExtraTerms } from './extra-terms';
import { KilometreTerms } from './kilometre-terms';
import { RoadRules } from './road-rules';
import { Spot } from './spot';
import { termMessages } from './terms.messages';

/** What one agrees to with this camper, and where it stands. */
export function Terms({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={10}>
      <Stack as="section" $gap={5}>
        <H2>{formatMessage(termMessages.title)}</H2>
        <Blocks>
          <RoadRules listing={listing} />
          <DriverTerms listing={listing} />
          <KilometreTerms listing={listing} />
          <ExtraTerms listing={listing} />
          <DepositTerms listing={listing} />
          <CancelTerms listing={listing} />
        </Blocks>
      </Stack>
      <Spot listing={listing} />
    </Stack>
  );
}
