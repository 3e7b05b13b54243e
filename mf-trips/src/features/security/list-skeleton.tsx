import { Skeleton, Stack } from '@campavia/ui';

export function ListSkeleton() {
  return (
    <Stack $gap={3} aria-hidden="true">
      <Skeleton $height="2.75rem" />
      <Skeleton $height="2.75rem" />
    </Stack>
  );
}
