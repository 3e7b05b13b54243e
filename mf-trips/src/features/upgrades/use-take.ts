import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import type { CreateUpgrade, GuestBooking, Upgrade } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';

import { changeFailureMessages } from '../changes';
import { type PriceChange, useTakeUpgrade } from '../../data/use-extensions';
import { useUpgrades } from '../../data/use-upgrades';
import type { ChangeFailure } from '../../rules/change-failure';

import { upgradeMessages } from './upgrade.messages';

export interface UseTake {
  take: (form: CreateUpgrade, shown: string) => void;
  isBusy: boolean;
  error: Error | undefined;
  /** Why nothing was ordered. */
  problem: string | undefined;
}

/** Orders an upgrade and continues to its payment; a free one continues to the trip. */
export function useTake({ id }: Pick<GuestBooking, 'id'>): UseTake {
  const intl = useIntl();
  const navigate = useNavigate();
  const { events } = usePlatform();
  const { take, isBusy, error, failure } = useTakeUpgrade(id);
  const { retry } = useUpgrades(id);
  const [changed, setChanged] = useState<PriceChange>();
  const leave = ({ id: requestId, state }: Upgrade) => {
    const query = `id=${id}&request_id=${requestId}`;
    const paying = pathOf('funnel.booking-payment.step', { step: 'payment' }, query);
    if (state === 'CONFIRMED') {
      events.send('toast.shown', { tone: 'good', title: intl.formatMessage(upgradeMessages.added) });
    }
    void navigate((state === 'ACCEPTED' && paying) || (pathOf('trip', { id }) ?? '/'));
  };
  async function takeAndLeave(form: CreateUpgrade, shown: string) {
    setChanged(undefined);
    const answer = await take(form, shown);
    if (answer && 'sent' in answer) return leave(answer.sent);
    if (answer && 'changed' in answer) setChanged(answer.changed);
    return retry();
  }
  return {
    take: (form, shown) => void takeAndLeave(form, shown),
    isBusy,
    error,
    problem: describeProblem(intl, failure, changed),
  };
}

function describeProblem(
  intl: IntlShape,
  failure: ChangeFailure | undefined,
  changed: PriceChange | undefined,
): string | undefined {
  if (failure) return intl.formatMessage(changeFailureMessages[failure]);
  if (!changed) return undefined;
  const { from, to, currency } = changed;
  return intl.formatMessage(changeFailureMessages.priceChanged, {
    from: formatMoney(intl, from, currency),
    to: formatMoney(intl, to, currency),
  });
}
