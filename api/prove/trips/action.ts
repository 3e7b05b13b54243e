import type { GuestBooking, OwnerBooking } from '@campavia/contracts';

import type { Random } from '../../demo/seeds/campers/random';
import type { Participant } from '../bookings/participants';
import type { Answered, CallDetails, CallName, Marketplace } from './marketplace';

/** A participant who acts on one of their trips as its page shows it. */
export interface Acting<Shown> {
  market: Marketplace;
  random: Random;
  participant: Participant;
  shown: Shown;
}

/** An action that the page of a trip offers. */
export interface Action<Shown> {
  name: string;
  /** Relative frequency among the offered actions. */
  weight: number;
  /** Whether the page offers it; undefined where the page does not tell. */
  isOffered(shown: Shown): boolean | undefined;
  /** Makes the calls in order; the last answer tells whether the action succeeded. */
  perform(acting: Acting<Shown>): Promise<Answered[]>;
}

export type GuestAction = Action<GuestBooking>;
export type OwnerAction = Action<OwnerBooking>;

type Button = GuestBooking['buttons'][number];

/** Whether the page shows one of the buttons. */
export function hasButton(...names: Button[]) {
  return ({ buttons }: { buttons: readonly Button[] }): boolean =>
    names.some((name) => buttons.includes(name));
}

/** An action of a single call with a fixed body. */
export function simpleAction<Shown extends { id: number; buttons: readonly Button[] }>(
  name: string,
  call: CallName,
  { weight, buttons, body }: { weight: number; buttons: Button[]; body?: object },
): Action<Shown> {
  return {
    name,
    weight,
    isOffered: hasButton(...buttons),
    perform: async (acting) => [await askAbout(acting, call, { body })],
  };
}

/** Makes a call about the trip. */
export function askAbout(
  { market, participant, shown }: Pick<Acting<{ id: number }>, 'market' | 'participant' | 'shown'>,
  call: CallName,
  { at, ...details }: CallDetails = {},
): Promise<Answered> {
  return market.ask(participant, call, { ...details, at: { id: shown.id, ...at } });
}
