import { useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import type { PriceExample, PriceExampleQuery, UpdatePriceDetails } from '@campavia/contracts';

import { usePriceExample } from '../../data/use-prices';
import { usableChanges } from '../../rules/prices/price-checks';

import { exampleMessages } from './example.messages';

/** Length of example trips. */
export const EXAMPLE_DAYS = [3, 7, 14, 21, 28] as const;

export interface ExampleTrip {
  /** 1 to 12. */
  month: number;
  days: number;
  isEarly: boolean;
  setMonth: (month: number) => void;
  setDays: (days: number) => void;
  setEarly: (isEarly: boolean) => void;
  /** "7 days in July" */
  name: string;
  /** Its price, with typed values if they are valid. */
  example: PriceExample | undefined;
}

const JULY = 7;
const A_WEEK = 7;
/** Pause in typing before the example is updated, in milliseconds. */
const PAUSE_MS = 300;

/** The example trip of the prices. */
export function useExampleTrip(camperId: number, changes: UpdatePriceDetails): ExampleTrip {
  const intl = useIntl();
  const [month, setMonth] = useState(JULY);
  const [days, setDays] = useState(A_WEEK);
  const [isEarly, setEarly] = useState(false);
  const usable = useSettled(usableChanges(changes), PAUSE_MS);
  const query: PriceExampleQuery = { ...usable, month, days, is_early: isEarly };
  const example = usePriceExample(camperId, query);
  const name = intl.formatMessage(exampleMessages.name, { days, month: nameOfMonth(intl, month) });
  return { month, days, isEarly, setMonth, setDays, setEarly, name, example };
}

export function nameOfMonth({ formatDate }: Pick<IntlShape, 'formatDate'>, month: number): string {
  return formatDate(Date.UTC(2027, month - 1, 1), { month: 'long', timeZone: 'UTC' });
}

/** A value once it is unchanged for a while. */
function useSettled<Value extends object>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(JSON.parse(text) as Value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
