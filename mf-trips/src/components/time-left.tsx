import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { agreesWithToday, findTimeLeft } from '@campavia/domain';
import { useToday } from '@campavia/remote-kit';
import { Icon, Row, Small } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { timeLeftMessages } from './time-left.messages';

const TICK_MS = 15_000;

/** Counts down to a deadline; renders nothing once it has passed, or if the clock of the device is wrong. */
export function TimeLeft({ untilMs }: { untilMs: number }) {
  const { formatMessage } = useIntl();
  const today = useToday();
  const nowMs = useNowMs();
  const left = agreesWithToday(nowMs, today) ? findTimeLeft(untilMs, nowMs) : undefined;
  if (!left) return null;
  return (
    <Row $gap={2} $noWrap data-not-printed>
      <Icon of={Clock} />
      <Small>{formatMessage(timeLeftMessages[left.unit], { count: left.count })}</Small>
    </Row>
  );
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
