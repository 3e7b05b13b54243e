import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { H2, Stack } from '@campavia/ui';

import { Blocks } from '../details.styles';

import { CamperLocation } from './location';
import { CancellationTerms, DepositTerms, ExtraTerms, OwnInsurance } from './price-terms';
import { DriverTerms, HouseRules, KilometreTerms } from './rental-rules';
import { termMessages } from './terms.messages';

export function Terms({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={10}>
      <Stack as="section" $gap={5}>
        <H2>{formatMessage(termMessages.title)}</H2>
        <Blocks>
          <HouseRules listing={listing} />
          <DriverTerms listing={listing} />
          <KilometreTerms listing={listing} />
          <ExtraTerms listing={listing} />
          <DepositTerms listing={listing} />
          <OwnInsurance listing={listing} />
          <CancellationTerms listing={listing} />
        </Blocks>
      </Stack>
      <CamperLocation listing={listing} />
    </Stack>
  );
}
