import {
  PAYMENT_ACTORS,
  PAYMENT_TRANSITIONS,
  paymentTransition,
  STORED_PAYMENT_STATES,
  type StoredPaymentState,
} from './index';

/** Actor, transition, states it leaves → state it leads to. */
const EXPECTED = `
guest    withdraw_choice     select → cancel
guest    supersede           in_prog → cancel
platform withdraw_instalment to_come → cancel
platform start_instalment    to_come → in_prog
provider receive             in_prog failed cancel → done
provider fail                in_prog → failed
platform use_credits         in_prog → done
platform release_credits     in_prog → cancel
provider complete_refund     in_prog failed → done
staff    repeat_refund       failed → in_prog
staff    transfer_refund     failed → done
provider authorise_deposit   in_prog → done
provider complete_charge     in_prog failed → done
platform release_deposit     done → cancel
`;

test('the table contains exactly the transitions listed here', () => {
  const rows = PAYMENT_TRANSITIONS.map(
    ({ name, actor, from, to }) => `${actor.padEnd(8)} ${name.padEnd(19)} ${from.join(' ')} → ${to}`,
  );
  expect(rows).toEqual(EXPECTED.trim().split('\n'));
});

test('every state occurs in the table, and every actor changes payments', () => {
  const states = PAYMENT_TRANSITIONS.flatMap(({ from, to }): StoredPaymentState[] => [...from, to]);
  expect([...new Set(states)].sort()).toEqual([...STORED_PAYMENT_STATES].sort());
  expect(new Set(PAYMENT_TRANSITIONS.map(({ actor }) => actor))).toEqual(new Set(PAYMENT_ACTORS));
});

test('names are unique, and no transition stays in its state', () => {
  expect(new Set(PAYMENT_TRANSITIONS.map(({ name }) => name)).size).toBe(PAYMENT_TRANSITIONS.length);
  for (const { from, to } of PAYMENT_TRANSITIONS) expect(from).not.toContain(to);
});

test('received money is only ever released as a deposit', () => {
  const leaving = PAYMENT_TRANSITIONS.filter(({ from }) => (from as readonly string[]).includes('done'));
  expect(leaving.map(({ name }) => name)).toEqual(['release_deposit']);
});

test('a transition is found by its name', () => {
  expect(paymentTransition('fail')).toEqual({
    name: 'fail',
    actor: 'provider',
    from: ['in_prog'],
    to: 'failed',
  });
  expect(() => paymentTransition('vanish' as never)).toThrow('There is no payment transition vanish');
});
