import { Row, Skeleton } from '@campavia/ui';

import { CamperRows, RowBox, RowPhoto, RowText } from './campers.styles';

const ROWS = [1, 2, 3];

export function CampersSkeleton() {
  return (
    <CamperRows aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row}>
          <RowBox as="div">
            <RowPhoto>
              <Skeleton $height="100%" $radius="0" />
            </RowPhoto>
            <RowText>
              <Row $justify="between">
                <Skeleton $width="9rem" $height="1.7rem" />
                <Skeleton $width="5rem" $height="1.5rem" />
              </Row>
              <Skeleton $width="70%" $height="3.2rem" />
              <Skeleton $width="10rem" $height="2.75rem" />
            </RowText>
          </RowBox>
        </li>
      ))}
    </CamperRows>
  );
}
