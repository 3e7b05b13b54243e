import { Skeleton, Stack } from '@campavia/ui';

import { Aside, Columns } from '../booking.styles';

export function BookingSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <Skeleton $width="8rem" $height="1.75rem" />
      <Columns>
        <Stack $gap={8}>
          <Stack $gap={3}>
            <Skeleton $width="16rem" $height="1.7rem" />
            <Skeleton $width="90%" $height="6rem" />
            <Skeleton $height="3.6rem" $radius="var(--r-m)" />
          </Stack>
          <Skeleton $height="21rem" $radius="var(--cab-m)" />
          <Skeleton $height="14rem" $radius="var(--r-l)" />
        </Stack>
        <Aside as="div">
          <Skeleton $height="24rem" $radius="var(--cab-m)" />
        </Aside>
      </Columns>
    </Stack>
  );
}
