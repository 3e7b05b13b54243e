import type { GuestBooking, OwnerBooking } from '@campavia/contracts';

import type { Random } from '../../demo/seeds/campers/random';
import type { Participant } from '../bookings/cast';
import type { Answered, CallDetails, CallName, Marketplace } from './marketplace';

/** Somebody who does something with a trip of theirs, as its page showed it to them. */
export interface Acting<Shown> {
  market: Marketplace;
  random: Random;
  participant: Participant;
  shown: Shown;
}

/** Something that the page of a trip lets people do. */
export interface Action<Shown> {
  name: string;
  /** How often it is drawn among what is offered. */
  weight: number;
  /** Whether the page offers it; undefined where the page says nothing of it. */
  isOffered(shown: Shown): boolean | undefined;
  /** Does it, one call after the other; the last answer says whether it was done. */
  perform(acting: Acting<Shown>): Promise<Answered[]>;
}

export type GuestAction = Action<GuestBooking>;
export type OwnerAction = Action<OwnerBooking>;

type Button = GuestBooking['buttons'][number];

/** Whether one of the buttons is there. */
export function hasButton(...names: Button[]) {
  return ({ buttons }: { buttons: readonly Button[] }): boolean =>
    names.some((name) => buttons.includes(name));
}

/** An action of one call that says nothing but what it is about. */
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

/** Asks something about the trip. */
export function askAbout(
  { market, participant, shown }: Pick<Acting<{ id: number }>, 'market' | 'participant' | 'shown'>,
  call: CallName,
  { at, ...details }: CallDetails = {},
): Promise<Answered> {
  return market.ask(participant, call, { ...details, at: { id: shown.id, ...at } });
}
