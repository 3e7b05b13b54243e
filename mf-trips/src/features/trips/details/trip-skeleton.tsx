import { Skeleton, Stack } from '@campavia/ui';

import { Aside, Columns, Head, HeadPhoto, Main, TripSheet } from './trip.styles';

export function TripSkeleton() {
  return (
    <TripSheet aria-hidden="true">
      <Skeleton $width="6rem" $height="1.75rem" style={{ marginBottom: 'var(--s4)' }} />
      <Head as="div">
        <Stack $gap={3}>
          <Skeleton $width="9rem" $height="1.7rem" />
          <Skeleton $width="90%" $height="6rem" />
          <Skeleton $width="80%" $height="3.5rem" />
          <Skeleton $width="12rem" $height="3rem" />
        </Stack>
        <HeadPhoto>
          <Skeleton $height="100%" $radius="0" />
        </HeadPhoto>
      </Head>
      <Columns>
        <Main>
          <Skeleton $height="16rem" $radius="var(--cab-m)" />
          <Skeleton $height="28rem" $radius="var(--r-l)" />
        </Main>
        <Aside>
          <Skeleton $height="17rem" $radius="var(--r-l)" />
          <Skeleton $height="12rem" $radius="var(--r-l)" />
        </Aside>
      </Columns>
    </TripSheet>
  );
}
