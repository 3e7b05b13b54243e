import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { agreesWithToday, findTimeLeft } from '@campavia/domain';
import { useToday } from '@campavia/remote-kit';

import { badgeMessages } from './badges.messages';

const TICK_MS = 15_000;
const UNITS = { days: 'daysLeft', hours: 'hoursLeft', minutes: 'minutesLeft' } as const;

export interface Deadline {
  /** What is left, in words; undefined where the clock of the device is wrong. */
  left: string | undefined;
  hasPassed: boolean;
}

/** Counts down to a deadline. */
export function useDeadline(untilMs: number | undefined): Deadline {
  const { formatMessage } = useIntl();
  const today = useToday();
  const nowMs = useNowMs();
  if (untilMs === undefined || !agreesWithToday(nowMs, today)) return { left: undefined, hasPassed: false };
  const left = findTimeLeft(untilMs, nowMs);
  return {
    left: left && formatMessage(badgeMessages[UNITS[left.unit]], { count: left.count }),
    hasPassed: left === undefined,
  };
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
