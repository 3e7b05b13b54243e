import { Ghost, Row } from '@campavia/ui';

import { CardPhoto, CardWords, List, TripCardBox } from './trips.styles';

const CARDS = [1, 2, 3];

/** The boxes of trips that are on their way. */
export function TripsGhost() {
  return (
    <List aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <TripCardBox as="div">
            <CardPhoto>
              <Ghost $height="100%" $radius="0" />
            </CardPhoto>
            <CardWords>
              <Row $justify="between">
                <Ghost $width="9rem" $height="1.7rem" />
                <Ghost $width="5rem" $height="1.5rem" />
              </Row>
              <Ghost $width="70%" $height="3.2rem" />
              <Ghost $height="1.55rem" />
              <Ghost $width="8rem" $height="2.5rem" />
            </CardWords>
          </TripCardBox>
        </li>
      ))}
    </List>
  );
}
