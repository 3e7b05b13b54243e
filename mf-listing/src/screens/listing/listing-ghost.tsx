import { Ghost, Stack, Wrap } from '@campavia/ui';

import { Columns, Crumbs, GalleryGhost, PageFoot } from './listing-screen.styles';

/** The boxes of a camper's page while it loads. */
export function ListingGhost() {
  return (
    <Wrap aria-busy="true">
      <PageFoot>
        <Crumbs as="div">
          <Ghost $width="12rem" $height="1.25rem" />
        </Crumbs>
        <GalleryGhost />
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
