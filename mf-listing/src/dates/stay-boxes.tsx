import { lazy, Suspense, useRef, useState } from 'react';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { usePlatform } from '@campavia/remote-kit';

import { TwoBoxes } from './dates.styles';
import { DayBox } from './day-box';
import { useChooseStay } from './use-choose-stay';
import { useStayRules } from './use-stay-rules';

const fetchDates = () => import('@campavia/ui/dates');
const RangePicker = lazy(() => fetchDates().then((dates) => ({ default: dates.RangePicker })));

export interface StayBoxesProps {
  listing: Pick<Listing, 'id' | 'min_days'>;
  stay: DayRange | undefined;
}

/** First and last day of the trip with their hours; pressing a day opens the calendar of the camper. */
export function StayBoxes({ listing, stay }: StayBoxesProps) {
  const { findSlot } = usePlatform();
  const boxes = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const camperId = isWanted ? listing.id : undefined;
  const { rules } = useStayRules({ camperId, minDays: listing.min_days });
  const chooseStay = useChooseStay();

  const warm = () => {
    if (isWanted) return;
    setWanted(true);
    // The price is the next thing to be seen.
    void fetchDates().catch(() => undefined);
    void findSlot('listing.quote').catch(() => undefined);
  };
  const open = () => {
    warm();
    setOpen(true);
  };
  return (
    <div data-not-printed={stay ? undefined : ''}>
      <TwoBoxes ref={boxes} onPointerEnter={warm} onFocus={warm}>
        <DayBox end="from" date={stay?.from} onOpen={open} isOpen={isOpen} />
        <DayBox end="to" date={stay?.to} onOpen={open} isOpen={isOpen} />
      </TwoBoxes>
      {isWanted && (
        <Suspense>
          <RangePicker
            {...rules}
            isOpen={isOpen}
            triggerRef={boxes}
            onOpenChange={setOpen}
            value={stay ?? null}
            onChange={chooseStay}
          />
        </Suspense>
      )}
    </div>
  );
}
