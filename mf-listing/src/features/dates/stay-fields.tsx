import { lazy, Suspense, useRef, useState } from 'react';

import type { DayRange } from '@campavia/domain';
import { usePlatform } from '@campavia/remote-kit';

import { FieldPair } from './dates.styles';
import { DayField } from './day-field';
import { useChooseStay } from './use-choose-stay';
import { useStayRules } from './use-stay-rules';

const fetchDates = () => import('@campavia/ui/dates');
const RangePicker = lazy(() => fetchDates().then((dates) => ({ default: dates.RangePicker })));

export interface StayFieldsProps {
  id: number;
  minDays: number;
  stay: DayRange | undefined;
}

export function StayFields({ id, minDays, stay }: StayFieldsProps) {
  const { findSlot } = usePlatform();
  const boxes = useRef<HTMLDivElement>(null);
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const camperId = isRequested ? id : undefined;
  const { rules } = useStayRules({ camperId, minDays });
  const chooseStay = useChooseStay();

  const preload = () => {
    if (isRequested) return;
    setRequested(true);
    // The quote is needed next.
    void fetchDates().catch(() => undefined);
    void findSlot('listing.quote').catch(() => undefined);
  };
  const open = () => {
    preload();
    setOpen(true);
  };
  return (
    <div data-not-printed={stay ? undefined : ''}>
      <FieldPair ref={boxes} onPointerEnter={preload} onFocus={preload}>
        <DayField end="from" date={stay?.from} onOpen={open} isOpen={isOpen} />
        <DayField end="to" date={stay?.to} onOpen={open} isOpen={isOpen} />
      </FieldPair>
      {isRequested && (
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
