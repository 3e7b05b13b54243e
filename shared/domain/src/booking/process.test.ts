import { BOOKING_ACTORS, BOOKING_TRANSITIONS, BOOKING_STATES, EFFECTS, type Transition } from './index';

/** Actor, transition, states before → state after : conditions : effects. */
const EXPECTED = `
guest    send_request        ABANDONED → VALIDATED : is_request has_time_to_answer : freeze_price set_answer_term
guest    send_instant        ABANDONED → VALIDATED : is_instant has_time_to_pay : set_payment_term
owner    complete            CREATED_PRO → VALIDATED : is_request has_time_to_answer : freeze_price set_answer_term
owner    complete            CREATED_PRO → VALIDATED : is_instant has_time_to_pay : set_payment_term
staff    complete            CREATED_PRO → VALIDATED : is_request has_time_to_answer : freeze_price set_answer_term
staff    complete            CREATED_PRO → VALIDATED : is_instant has_time_to_pay : set_payment_term
owner    accept              VALIDATED → ACCEPTED : is_request is_not_started : hold_days set_payment_term count_answer
owner    refuse              VALIDATED → CANCELLED_OWNER : is_request : release_days count_answer
owner    refuse              ACCEPTED TO_COME_NOT_PAID → CANCELLED_OWNER : : release_days refund_all drop_second_half drop_proof
clock    no_answer           VALIDATED → ACCEPTED_EXP : is_request answer_is_overdue : count_answer : OWNER_NO_ANSWER
clock    no_payment          ACCEPTED → ACCEPTED_EXP : nothing_is_paid payment_is_overdue : release_days : GUEST_NOT_PAID
clock    no_payment          VALIDATED → ACCEPTED_EXP : is_instant nothing_is_paid payment_is_overdue : release_days : GUEST_NOT_PAID
clock    taken               VALIDATED ACCEPTED → ACCEPTED_EXP : : release_days refund_all : TAKEN
guest    cancel              VALIDATED ACCEPTED → CANCELLED_GUEST : : release_days refund_all
guest    cancel              TO_COME TO_COME_NOT_PAID → CANCELLED_GUEST : is_not_started proof_is_not_waiting : release_days refund_by_plan drop_second_half
owner    cancel              TO_COME → CANCELLED_OWNER : is_not_started : release_days refund_all charge_owner drop_proof
staff    cancel              CREATED CREATED_PRO ABANDONED VALIDATED ACCEPTED TO_COME TO_COME_NOT_PAID ONGOING → CANCELLED_STAFF : : release_days refund_named_amount drop_second_half drop_proof
guest    drop                ABANDONED CREATED_PRO → CANCELLED_GUEST : : release_days
owner    drop                CREATED_PRO → CANCELLED_OWNER : : release_days
staff    drop                ABANDONED CREATED_PRO → CANCELLED_STAFF : : release_days
provider pay_whole           ACCEPTED → TO_COME : is_paid_whole : freeze_price take_days expire_others_on_days cancel_own_others_on_days make_contract
provider pay_whole           VALIDATED → TO_COME : is_instant is_paid_whole : freeze_price take_days expire_others_on_days cancel_own_others_on_days make_contract
provider pay_first_half      ACCEPTED → TO_COME_NOT_PAID : is_paid_in_part may_pay_in_two : freeze_price take_days expire_others_on_days cancel_own_others_on_days make_contract schedule_second_half
provider pay_first_half      VALIDATED → TO_COME_NOT_PAID : is_instant is_paid_in_part may_pay_in_two : freeze_price take_days expire_others_on_days cancel_own_others_on_days make_contract schedule_second_half
provider pay_second_half     TO_COME_NOT_PAID → TO_COME : is_paid_whole : note_paid_half
provider second_half_failed  TO_COME_NOT_PAID → TO_COME_NOT_PAID : : note_failed_half
clock    second_half_missing TO_COME_NOT_PAID → CANCELLED_GUEST : second_half_is_too_late : release_days refund_by_plan drop_second_half drop_proof
owner    stop                TO_COME → CANCELLED_OWNER : is_running : release_days refund_unused_days drop_proof
staff    stop                TO_COME → CANCELLED_STAFF : is_running : release_days refund_unused_days drop_proof
guest    report_emergency    TO_COME → TO_COME : is_not_started has_no_proof : make_proof_document
guest    report_emergency    TO_COME_NOT_PAID → TO_COME_NOT_PAID : is_not_started has_no_proof : make_proof_document
staff    accept_proof        TO_COME TO_COME_NOT_PAID → CANCELLED_GUEST : proof_is_waiting is_force_majeure : note_verdict release_days refund_as_credit drop_second_half
staff    accept_proof        TO_COME TO_COME_NOT_PAID → CANCELLED_OWNER : proof_is_waiting is_owners_fault : note_verdict release_days refund_all charge_owner drop_second_half
staff    refuse_proof        TO_COME TO_COME_NOT_PAID → CANCELLED_GUEST : proof_is_waiting : note_verdict release_days refund_by_plan drop_second_half
guest    ask_together        TO_COME → TO_COME : is_not_started guest_has_not_asked_together : note_asked_together
guest    ask_together        TO_COME_NOT_PAID → TO_COME_NOT_PAID : is_not_started guest_has_not_asked_together : note_asked_together
owner    ask_together        TO_COME → TO_COME : is_not_started owner_has_not_asked_together : note_asked_together
owner    ask_together        TO_COME_NOT_PAID → TO_COME_NOT_PAID : is_not_started owner_has_not_asked_together : note_asked_together
guest    cancel_together     TO_COME TO_COME_NOT_PAID → CANCELLED_BOTH : is_not_started owner_asked_together : release_days refund_without_fees drop_second_half drop_proof
owner    cancel_together     TO_COME TO_COME_NOT_PAID → CANCELLED_BOTH : is_not_started guest_asked_together : release_days refund_without_fees drop_second_half drop_proof
`;

const ROWS = EXPECTED.trim().split('\n').map(readRow);
const NAMES = [...new Set(ROWS.map(({ name }) => name))];

function readRow(line: string) {
  const [path = '', when = '', effects = '', cause = ''] = line.split(':').map((part) => part.trim());
  const [left = '', to = ''] = path.split('→').map((part) => part.trim());
  const [actor = '', name = '', ...from] = left.split(/\s+/);
  return { actor, name, from, ends: [to, format(when), format(effects), cause].join(' | ') };
}

function format(text: string): string {
  return text.split(/\s+/).filter(Boolean).sort().join(' ');
}

/** Every triple of state, transition and actor for which a table differs from the expected outcome. */
function faultsOf(table: readonly Transition[]): string[] {
  const names = [...new Set([...NAMES, ...table.map(({ name }) => name)])];
  return names.flatMap((name) =>
    BOOKING_ACTORS.flatMap((actor) =>
      BOOKING_STATES.filter((state) => {
        const expected = ROWS.filter(
          (row) => row.name === name && row.actor === actor && row.from.includes(state),
        );
        const real = table.filter(
          (row) => row.name === name && row.actor === actor && row.from.includes(state),
        );
        const ends = real.map(({ to, when, effects, cause }) =>
          [to, format(when.join(' ')), format(effects.join(' ')), cause ?? ''].join(' | '),
        );
        return (
          ends.sort().join('\n') !==
          expected
            .map((row) => row.ends)
            .sort()
            .join('\n')
        );
      }).map((state) => `${state}: ${actor} ${name}`),
    ),
  );
}

function changed(name: string, change: (transition: Transition) => Partial<Transition>): Transition[] {
  const first = BOOKING_TRANSITIONS.findIndex((transition) => transition.name === name);
  return BOOKING_TRANSITIONS.map((transition, index) =>
    index === first ? { ...transition, ...change(transition) } : transition,
  );
}

const SKIPPED: Transition = {
  name: 'skip_payment',
  actor: 'guest',
  to: 'TO_COME',
  from: ['ABANDONED'],
  when: [],
  effects: [],
};

test('every state, transition and actor has the expected outcome', () => {
  expect(NAMES.length * BOOKING_ACTORS.length * BOOKING_STATES.length).toBeGreaterThan(1400);
  expect(faultsOf(BOOKING_TRANSITIONS)).toEqual([]);
});

test.each<[string, Transition[], string]>([
  ['another end', changed('accept', () => ({ to: 'TO_COME' })), 'VALIDATED: owner accept'],
  ['another actor', changed('accept', () => ({ actor: 'guest' })), 'VALIDATED: guest accept'],
  ['one state more', changed('stop', () => ({ from: ['TO_COME', 'DONE'] })), 'DONE: owner stop'],
  ['a guard less', changed('pay_first_half', () => ({ when: [] })), 'ACCEPTED: provider pay_first_half'],
  ['an effect less', changed('pay_whole', () => ({ effects: [] })), 'ACCEPTED: provider pay_whole'],
  ['another cause', changed('taken', () => ({ cause: 'GUEST_NOT_PAID' })), 'ACCEPTED: clock taken'],
  ['a row less', BOOKING_TRANSITIONS.slice(1), 'ABANDONED: guest send_request'],
  ['a separate transition', [...BOOKING_TRANSITIONS, SKIPPED], 'ABANDONED: guest skip_payment'],
])('a table with %s is detected', (_, table, fault) => {
  expect(faultsOf(table)).toContain(fault);
});

test('no transition leaves a final state', () => {
  const ends = [
    'ACCEPTED_EXP',
    'DONE',
    'CANCELLED_STAFF',
    'CANCELLED_GUEST',
    'CANCELLED_OWNER',
    'CANCELLED_BOTH',
  ];
  const left = BOOKING_TRANSITIONS.flatMap(({ from }) => [...from]);
  expect(left.filter((state) => ends.includes(state))).toEqual([]);
});

test('every effect belongs to a transition', () => {
  const used = new Set(BOOKING_TRANSITIONS.flatMap(({ effects }) => [...effects]));
  expect(EFFECTS.filter((effect) => !used.has(effect))).toEqual([]);
});
