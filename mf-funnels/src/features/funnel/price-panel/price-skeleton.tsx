import { Skeleton, Stack } from '@campavia/ui';

export function PriceSkeleton() {
  return (
    <Stack $gap={3} aria-busy="true">
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} $height="1.35rem" />
      ))}
      <Skeleton $height="3.5rem" />
    </Stack>
  );
}
