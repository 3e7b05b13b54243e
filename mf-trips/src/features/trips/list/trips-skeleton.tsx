import { List } from '@campavia/parts/booking-list';
import { Skeleton, Row } from '@campavia/ui';

import { CardPhoto, CardText, TripCardBox } from './trips.styles';

const CARDS = [1, 2, 3];

export function TripsSkeleton() {
  return (
    <List aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <TripCardBox as="div">
            <CardPhoto>
              <Skeleton $height="100%" $radius="0" />
            </CardPhoto>
            <CardText>
              <Row $justify="between">
                <Skeleton $width="9rem" $height="1.7rem" />
                <Skeleton $width="5rem" $height="1.5rem" />
              </Row>
              <Skeleton $width="70%" $height="3.2rem" />
              <Skeleton $height="1.55rem" />
              <Skeleton $width="8rem" $height="2.5rem" />
            </CardText>
          </TripCardBox>
        </li>
      ))}
    </List>
  );
}
