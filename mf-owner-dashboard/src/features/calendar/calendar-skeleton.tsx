import { Card, Skeleton, Stack } from '@campavia/ui';

import { Columns, MonthBar, MonthTable, OtherDay, PanelColumn } from './calendar.styles';

const WEEKS = [0, 1, 2, 3, 4];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The boxes of the month and of the panel. */
export function CalendarSkeleton() {
  return (
    <Columns aria-hidden>
      <div>
        <MonthBar>
          <Skeleton $width="13rem" $height="2rem" />
        </MonthBar>
        <MonthTable as="div">
          <Skeleton $height="1.6rem" $width="100%" />
          {WEEKS.map((week) => (
            <div
              key={week}
              style={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 3, marginTop: 3 }}
            >
              {DAYS.map((day) => (
                <OtherDay as={Skeleton} key={day} />
              ))}
            </div>
          ))}
        </MonthTable>
      </div>
      <PanelColumn>
        <Card $isLifted $isCab $isPadded>
          <Stack $gap={4}>
            <Skeleton $height="2.75rem" $width="60%" />
            <Skeleton $height="3rem" />
            <Skeleton $height="4.5rem" />
            <Skeleton $height="4.5rem" />
            <Skeleton $height="4rem" />
            <Skeleton $height="3rem" />
          </Stack>
        </Card>
      </PanelColumn>
    </Columns>
  );
}
