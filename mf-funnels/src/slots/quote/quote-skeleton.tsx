import { Skeleton, Stack } from '@campavia/ui';

/** The boxes of a price while it is on its way. */
export function QuoteSkeleton() {
  return (
    <Stack $gap={3} aria-busy="true">
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} $height="1.35rem" />
      ))}
      <Skeleton $height="3.5rem" />
    </Stack>
  );
}
