import { shareADay, type Snapshot } from './snapshots';

/** Accepted requests must not overlap on a camper, and every refused request must overlap with an accepted one. */
export function checkAccepts(snapshots: readonly Snapshot[]): string[] {
  const won = snapshots.filter(({ state }) => state === 'ACCEPTED');
  const refused = snapshots.filter(({ state, isInstant }) => state === 'VALIDATED' && !isInstant);
  return [...clashes(won), ...withoutReason(refused, won)];
}

/** The same for paid trips; a paid trip also ends other requests of the same guest on its days. */
export function checkPayments(snapshots: readonly Snapshot[]): string[] {
  const won = snapshots.filter(({ state }) => state === 'TO_COME');
  const sameGuest = won.flatMap((one) =>
    won
      .filter((other) => other.id > one.id && other.guestId === one.guestId && shareADay(one, other))
      .map((other) => `guest ${one.guestId} has both ${one.id} and ${other.id}`),
  );
  const unpaid = won
    .filter(({ price, paid }) => price === null || price !== paid)
    .map(({ id, price, paid }) => `${id} costs ${String(price)} and was paid ${paid}`);
  const open = snapshots.filter(({ state }) => state === 'VALIDATED' || state === 'ACCEPTED');
  const taken = snapshots.filter(({ state }) => state === 'ACCEPTED_EXP');
  const given = snapshots.filter(({ state }) => state === 'CANCELLED_GUEST');
  const left = open
    .filter((one) => won.some((other) => clash(one, other) || isOwn(one, other)))
    .map(({ id, state }) => `${id} is still ${state} beside a trip on its days`);
  const noTrip = given
    .filter((one) => !won.some((other) => isOwn(one, other)))
    .map(({ id }) => `${id} was cancelled for no other trip of its guest`);
  const payable = open.filter(({ state, isInstant }) => state === 'ACCEPTED' || isInstant);
  const lost = withoutReason([...payable, ...taken], won);
  return [...clashes(won), ...sameGuest, ...unpaid, ...left, ...noTrip, ...lost];
}

function clashes(won: readonly Snapshot[]): string[] {
  return won.flatMap((one) =>
    won
      .filter((other) => other.id > one.id && clash(one, other))
      .map((other) => `${one.id} and ${other.id} have the same day`),
  );
}

function withoutReason(lost: readonly Snapshot[], won: readonly Snapshot[]): string[] {
  return lost
    .filter((one) => !won.some((other) => clash(one, other)))
    .map(({ id, state }) => `${id} is ${state}, and no one has its days`);
}

function clash(one: Snapshot, other: Snapshot): boolean {
  return one.camperId === other.camperId && shareADay(one, other);
}

function isOwn(one: Snapshot, other: Snapshot): boolean {
  return one.guestId === other.guestId && shareADay(one, other);
}
