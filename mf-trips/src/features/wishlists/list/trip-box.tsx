import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Wishlist } from '@campavia/contracts';
import { daysInclusive, lastReturnDay, plainDate } from '@campavia/domain';
import { formatDateRange } from '@campavia/i18n';
import { usePlatform, useSite, useToday } from '@campavia/remote-kit';
import { Button, DatesField, Small } from '@campavia/ui';

import { Switch } from '../../../components/switch.styles';
import { useChangeWishlist } from '../../../data/wishlists/use-wishlist';

import { LazyRangePicker } from '../dialogs/lazy-dialogs';
import { wishlistsMessages } from '../wishlists.messages';
import { listMessages } from './list.messages';
import { Field, Sentence, SwitchLabel, TripBox as Box } from './list.styles';

/** The days that prices are for, and whether its owner is notified of changes. */
export function TripBox({ list }: { list: Wishlist }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { change, isBusy } = useChangeWishlist(list);
  const hasDates = list.date_from !== null;
  const hint = hasDates ? listMessages.notifyText : listMessages.notifyDates;

  async function notify({ notified }: Pick<Wishlist, 'notified'>): Promise<void> {
    const isChanged = await change({ notified });
    const title = notified ? listMessages.notifyOn : listMessages.notifyOff;
    events.send('toast.shown', {
      tone: isChanged ? 'good' : 'stop',
      title: formatMessage(isChanged ? title : wishlistsMessages.unknown),
    });
  }

  return (
    <Box>
      <TripField list={list} onChange={(dates) => change(dates)} />
      <SwitchLabel>
        <Switch
          checked={list.notified}
          disabled={(!hasDates && !list.notified) || isBusy}
          onChange={({ target }) => void notify({ notified: target.checked })}
        />
        <span>
          <b>{formatMessage(listMessages.notify)}</b>
          <Small $tone="soft">{formatMessage(hint)}</Small>
        </span>
      </SwitchLabel>
    </Box>
  );
}

interface TripFieldProps {
  list: Wishlist;
  onChange: (dates: Pick<Wishlist, 'date_from' | 'date_to'>) => Promise<unknown>;
}

function TripField({ list: { date_from, date_to }, onChange }: TripFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { htmlLang } = useSite();
  const today = plainDate(useToday());
  const dates = date_from && date_to ? { from: plainDate(date_from), to: plainDate(date_to) } : undefined;
  const choose = (range: { from: string; to: string } | null) =>
    void onChange({ date_from: range?.from ?? null, date_to: range?.to ?? null });
  return (
    <>
      <Field>
        <DatesField
          ref={trigger}
          label={formatMessage(listMessages.dates)}
          placeholder={formatMessage(listMessages.datesHint)}
          value={dates && formatDateRange(intl, dates.from, dates.to)}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </Field>
      <Sentence>
        {dates && (
          <>
            <div>{formatMessage(listMessages.days, { days: daysInclusive(dates.from, dates.to) })}</div>
            <Button variant="quiet" size="s" onClick={() => choose(null)}>
              {formatMessage(listMessages.withoutDates)}
            </Button>
          </>
        )}
      </Sentence>
      {isOpen && (
        <LazyRangePicker
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          locale={htmlLang}
          today={today}
          maxDate={lastReturnDay(today)}
          value={dates ?? null}
          onChange={choose}
        />
      )}
    </>
  );
}
