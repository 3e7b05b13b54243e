import { Row, Skeleton } from '@campavia/ui';

import { CamperSheet, CamperThumb } from './camper-page.styles';

/** Heading, tabs and a block of content while a camper is loaded. */
export function CamperPageSkeleton() {
  return (
    <CamperSheet aria-hidden="true">
      <Row $gap={4}>
        <CamperThumb as="div">
          <Skeleton $height="100%" $radius="0" />
        </CamperThumb>
        <div>
          <Skeleton $width="min(18rem, 50vw)" $height="2.25rem" />
          <Skeleton $width="8rem" $height="1.5rem" />
        </div>
      </Row>
      <Skeleton $height="3rem" />
      <Skeleton $height="24rem" />
    </CamperSheet>
  );
}
