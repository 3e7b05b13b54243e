import { useIntl } from 'react-intl';

import type { BookingPrice, ExtensionPriceQuery, GuestBooking } from '@campavia/contracts';
import { FailurePanel, H2, Note, Skeleton, Stack, Text } from '@campavia/ui';

import { changeFailureMessages } from '../changes';
import type { UseExtensionPrice } from '../../data/use-extensions';
import type { PriceDifference } from '../../rules/price-difference';

import { DifferenceTable } from './difference-table';
import { differenceMessages } from './difference.messages';
import { Fading } from './extend.styles';

export interface DifferenceSectionProps {
  trip: GuestBooking;
  query: ExtensionPriceQuery | undefined;
  quote: UseExtensionPrice;
  booked: BookingPrice | undefined;
  difference: PriceDifference | undefined;
}

export function DifferenceSection(props: DifferenceSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={4}>
      <div>
        <H2>{formatMessage(differenceMessages.title)}</H2>
        <Text $tone="soft">{formatMessage(differenceMessages.text)}</Text>
      </div>
      <Content {...props} />
    </Stack>
  );
}

function Content({ trip, query, quote, booked, difference }: DifferenceSectionProps) {
  const { formatMessage } = useIntl();
  const { failure, isLoading, retry } = quote;
  if (!query) return <Note>{formatMessage(differenceMessages.nothingChosen)}</Note>;
  if (failure === 'unknown') {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(differenceMessages.failed)}
        isRetrying={isLoading}
        onRetry={retry}
      />
    );
  }
  if (failure) {
    return (
      <Note tone="stop" role="alert">
        {formatMessage(changeFailureMessages[failure])}
      </Note>
    );
  }
  if (!booked || !difference) return <Skeleton $height="24rem" $radius="var(--r-l)" />;
  return (
    <Fading $isOld={isLoading} aria-busy={isLoading}>
      <DifferenceTable trip={trip} query={query} booked={booked} difference={difference} />
    </Fading>
  );
}
