import type { AppContext } from '../core/app-context';
import { createMoneyByHand } from '../modules/money-by-hand/money-by-hand.service';
import { createRefusedRefunds } from '../modules/payments/refused/refused-refunds.service';

type Refunds = Parameters<typeof createRefusedRefunds>[0];

/** Money that staff give and pay back. */
export function createStaffMoneyServices(
  { database, clock, settings: { siteUrl } }: Pick<AppContext, 'database' | 'clock' | 'settings'>,
  { notifications, process, sync }: Pick<Refunds, 'notifications' | 'process' | 'sync'>,
) {
  const shared = { database, clock, notifications, siteUrl };
  return {
    moneyByHand: createMoneyByHand(shared),
    refusedRefunds: createRefusedRefunds({ ...shared, process, sync }),
  };
}
