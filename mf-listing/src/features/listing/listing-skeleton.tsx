import { Skeleton, Stack, Wrap } from '@campavia/ui';

import { Columns, Breadcrumbs, GallerySkeleton, PageFoot } from './listing-screen.styles';

export function ListingSkeleton() {
  return (
    <Wrap aria-busy="true">
      <PageFoot>
        <Breadcrumbs as="div">
          <Skeleton $width="12rem" $height="1.25rem" />
        </Breadcrumbs>
        <GallerySkeleton />
        <Columns>
          <Stack>
            <Skeleton $width="70%" $height="2.75rem" />
            <Skeleton $width="40%" $height="1.25rem" />
            <Skeleton $height="10rem" />
          </Stack>
          <Skeleton $height="20rem" $radius="var(--cab-m)" />
        </Columns>
      </PageFoot>
    </Wrap>
  );
}
