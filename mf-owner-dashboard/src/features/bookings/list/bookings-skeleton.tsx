import { List } from '@campavia/parts/booking-list';
import { Skeleton, Stack } from '@campavia/ui';

import { BookingBox } from '../booking.styles';

const CARDS = [1, 2, 3];

export function BookingsSkeleton() {
  return (
    <List aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <BookingBox as="div" $isMyTurn={false}>
            <Skeleton $width="3rem" $height="3rem" $radius="35px" />
            <Stack $gap={4}>
              <Skeleton $width="14rem" $height="1.7rem" />
              <Skeleton $width="80%" $height="3.2rem" />
              <Skeleton $height="2.9rem" />
              <Skeleton $height="3.6rem" $radius="var(--r-m)" />
              <Skeleton $width="9rem" $height="2.75rem" />
            </Stack>
          </BookingBox>
        </li>
      ))}
    </List>
  );
}
