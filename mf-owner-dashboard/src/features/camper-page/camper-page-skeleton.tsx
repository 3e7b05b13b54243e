import { Row, Skeleton, Stack } from '@campavia/ui';

import { CamperSheet, CamperThumb } from './camper-page.styles';

export function CamperPageSkeleton() {
  return (
    <CamperSheet aria-hidden="true">
      <Row $gap={4}>
        <CamperThumb as="div">
          <Skeleton $height="100%" $radius="0" />
        </CamperThumb>
        <Stack $gap={2}>
          <Skeleton $width="min(18rem, 50vw)" $height="2.25rem" />
          <Skeleton $width="8rem" $height="1.5rem" />
        </Stack>
      </Row>
      <Skeleton $height="3rem" />
      <Skeleton $height="24rem" />
    </CamperSheet>
  );
}
