import type { Listing } from '@campavia/contracts';
import { Skeleton, Stack } from '@campavia/ui';

export interface QuoteSkeletonProps {
  availability?: Listing['availability'];
}

export function QuoteSkeleton({ availability }: QuoteSkeletonProps) {
  return availability?.available === false ? <UnavailableSkeleton /> : <PriceSkeleton />;
}

/** Of the skeleton with its gaps. */
export function quoteHeight(availability: Listing['availability']): string {
  return availability?.available === false ? '6.75rem' : '38.58rem';
}

function PriceSkeleton() {
  return (
    <Stack $gap={4} aria-busy="true">
      <Skeleton $height="3.83rem" />
      <Skeleton $height="4.77rem" />
      <Skeleton $height="3.52rem" />
      <Skeleton $height="2.98rem" />
      <Skeleton $height="15.5rem" />
      <Skeleton $height="2.98rem" />
    </Stack>
  );
}

function UnavailableSkeleton() {
  return (
    <Stack $gap={3} aria-busy="true">
      <Skeleton $height="4.5rem" />
      <Skeleton $height="1.5rem" $width="70%" />
    </Stack>
  );
}
