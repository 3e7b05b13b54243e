import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { Listing } from '@campavia/contracts';
import { addDays, plainDate, SEARCH_LIMITS, type DayRange } from '@campavia/domain';
import { formatDateRange } from '@campavia/i18n';
import { useNavigate, useSite, useToday } from '@campavia/remote-kit';
import { DatesField } from '@campavia/ui';

import { queryOfStay } from '../../rules/stay-of-query';
import { priceMessages } from './listing-screen.messages';

const fetchDates = () => import('@campavia/ui/dates');
const RangePicker = lazy(() => fetchDates().then((dates) => ({ default: dates.RangePicker })));

const Bordered = styled.div`
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
`;

export interface StayFieldProps {
  listing: Pick<Listing, 'min_days'>;
  stay: DayRange | undefined;
}

/** The days of the stay; choosing others changes the address, and with it the price. */
export function StayField({ listing, stay }: StayFieldProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { htmlLang } = useSite();
  const today = plainDate(useToday());
  const trigger = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);

  function goTo(range: { from: string; to: string } | null) {
    const chosen = range ? { from: plainDate(range.from), to: plainDate(range.to) } : undefined;
    void navigate({ search: queryOfStay(chosen) }, { replace: true, preventScrollReset: true });
  }

  return (
    <Bordered onPointerEnter={() => void fetchDates()} onFocus={() => void fetchDates()}>
      <DatesField
        ref={trigger}
        label={intl.formatMessage(priceMessages.dates)}
        placeholder={intl.formatMessage(priceMessages.datesPlaceholder)}
        value={stay && formatDateRange(intl, stay.from, stay.to)}
        aria-expanded={isOpen}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {isWanted && (
        <Suspense>
          <RangePicker
            triggerRef={trigger}
            isOpen={isOpen}
            onOpenChange={setOpen}
            locale={htmlLang}
            today={today}
            minDays={listing.min_days}
            maxDate={addDays(today, SEARCH_LIMITS.horizonDays)}
            maxDays={SEARCH_LIMITS.stayDays}
            value={stay ?? null}
            onChange={goTo}
          />
        </Suspense>
      )}
    </Bordered>
  );
}
