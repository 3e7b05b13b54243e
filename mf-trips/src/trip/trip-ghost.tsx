import { Ghost, Stack } from '@campavia/ui';

import { Aside, Columns, Head, HeadPhoto, Main, TripSheet } from './trip.styles';

/** The boxes of a trip that is on its way. */
export function TripGhost() {
  return (
    <TripSheet aria-hidden="true">
      <Ghost $width="6rem" $height="1.75rem" style={{ marginBottom: 'var(--s4)' }} />
      <Head as="div">
        <Stack $gap={3}>
          <Ghost $width="9rem" $height="1.7rem" />
          <Ghost $width="90%" $height="6rem" />
          <Ghost $width="80%" $height="3.5rem" />
          <Ghost $width="12rem" $height="3rem" />
        </Stack>
        <HeadPhoto>
          <Ghost $height="100%" $radius="0" />
        </HeadPhoto>
      </Head>
      <Columns>
        <Main>
          <Ghost $height="16rem" $radius="var(--cab-m)" />
          <Ghost $height="28rem" $radius="var(--r-l)" />
        </Main>
        <Aside>
          <Ghost $height="17rem" $radius="var(--r-l)" />
          <Ghost $height="12rem" $radius="var(--r-l)" />
        </Aside>
      </Columns>
    </TripSheet>
  );
}
