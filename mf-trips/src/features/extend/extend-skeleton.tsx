import { Skeleton, Stack } from '@campavia/ui';

import { Aside, Columns, ExtendSheet } from './extend.styles';

export function ExtendSkeleton() {
  return (
    <ExtendSheet aria-hidden="true">
      <Stack $gap={4}>
        <Skeleton $width="6rem" $height="1.75rem" />
        <Skeleton $width="70%" $height="3rem" />
        <Skeleton $width="90%" $height="3.5rem" />
        <Skeleton $width="100%" $height="3rem" />
      </Stack>
      <Columns as="div">
        <Stack $gap={8}>
          <Skeleton $height="33rem" $radius="var(--r-l)" />
          <Skeleton $height="9rem" $radius="var(--r-l)" />
        </Stack>
        <Aside>
          <Skeleton $height="22rem" $radius="var(--cab-m)" />
          <Skeleton $height="20rem" $radius="var(--r-l)" />
        </Aside>
      </Columns>
    </ExtendSheet>
  );
}
