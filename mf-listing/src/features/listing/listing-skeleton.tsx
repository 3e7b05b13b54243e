import { Ghost, Stack, Wrap } from '@campavia/ui';

import { Columns, Breadcrumbs, GallerySkeleton, PageFoot } from './listing-screen.styles';

/** Skeleton of a camper's page. */
export function ListingSkeleton() {
  return (
    <Wrap aria-busy="true">
      <PageFoot>
        <Breadcrumbs as="div">
          <Ghost $width="12rem" $height="1.25rem" />
        </Breadcrumbs>
        <GallerySkeleton />
        <Columns>
          <Stack>
            <Ghost $width="70%" $height="2.75rem" />
            <Ghost $width="40%" $height="1.25rem" />
            <Ghost $height="10rem" />
          </Stack>
          <Ghost $height="20rem" $radius="var(--cab-m)" />
        </Columns>
      </PageFoot>
    </Wrap>
  );
}
