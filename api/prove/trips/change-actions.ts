import type { Extension, GuestBooking, Upgrade } from '@campavia/contracts';
import {
  EXTENSION_REASONS,
  OPEN_REQUEST_STATES,
  UPGRADE_REASONS,
  type UpgradeReason,
} from '@campavia/domain';

import { askAbout, type Acting, type GuestAction } from './action';
import type { Answered, CallName } from './marketplace';

const EXTENSIONS = '/v4/bookings-guest/{id}/extensions/';
const UPGRADES = '/v4/bookings-guest/{id}/upgrades/';
const DRIVER = { first_name: 'Zoé', last_name: 'Martin' };
/** Changes that need the owner's consent; a lower deductible is an upgrade. */
const REASONS = EXTENSION_REASONS.filter((reason) => reason !== 'buyback');

type Kind = 'extensions' | 'upgrades';
type Request = Extension | Upgrade;

/** Actions of guests on extensions and upgrades. */
export const CHANGE_ACTIONS: readonly GuestAction[] = [
  {
    name: 'begin an extension',
    weight: 10,
    isOffered: ({ permissions }) => permissions.can_create_extensions,
    perform: beginExtension,
  },
  ...UPGRADE_REASONS.map((reason) => beginUpgrade(reason)),
  ...requestActions('extensions', EXTENSIONS),
  ...requestActions('upgrades', UPGRADES),
];

async function beginExtension(acting: Acting<GuestBooking>): Promise<Answered[]> {
  const { random } = acting;
  const reason = random.pick(REASONS);
  const days = random.weighted([
    [random.whole(1, 3), 8],
    [random.whole(4, 40), 2],
    [-random.whole(1, 5), reason === 'day_slide' ? 4 : 0],
  ]);
  const form: Record<string, string | number> = reason.startsWith('km') ? { reason } : { reason, days };
  const priced = await askAbout(acting, `GET ${EXTENSIONS}price/`, { query: form });
  const begun = await askAbout(acting, `POST ${EXTENSIONS}`, { body: form });
  return [priced, samePrice(priced, begun)];
}

/** The price of an extension must be the one shown before it was requested. */
function samePrice(priced: Answered, begun: Answered): Answered {
  const [shown, now] = [priced.body?.price_total, begun.body?.price_total];
  if (begun.status !== 201 || shown === now) return begun;
  return { ...begun, problem: `costs ${now}, and ${shown} was shown` };
}

const OFFERS: Record<UpgradeReason, keyof GuestBooking['permissions']> = {
  buyback: 'is_buyback_available',
  rental_cover: 'is_rental_cover_available',
  second_driver: 'can_add_second_driver',
};

function beginUpgrade(reason: UpgradeReason): GuestAction {
  const body = { type: reason, ...(reason === 'second_driver' && { second_driver: DRIVER }) };
  return {
    name: `begin to add ${reason}`,
    weight: 3,
    isOffered: ({ permissions, upgrades }) => permissions[OFFERS[reason]] && !findOpen(upgrades),
    perform: async (acting) => [await askAbout(acting, `POST ${UPGRADES}`, { body })],
  };
}

function findOpen<Some extends Request>(requests: readonly Some[]): Some | undefined {
  return requests.find(({ state }) => OPEN_REQUEST_STATES.some((open) => open === state));
}

function isIn(kind: Kind, state: Request['state']) {
  return (shown: GuestBooking): boolean => findOpen<Request>(shown[kind])?.state === state;
}

// While an emergency proof is reviewed, a change can be begun but not sent.
function maySend(kind: Kind) {
  return (shown: GuestBooking): boolean =>
    !shown.emergency_proof_in_validation && isIn(kind, 'CREATED')(shown);
}

function requestActions(kind: Kind, address: typeof EXTENSIONS | typeof UPGRADES): GuestAction[] {
  const change = (what: string): CallName => `PATCH ${address}${what}/`;
  return [
    {
      name: `send ${kind}`,
      weight: 12,
      isOffered: maySend(kind),
      perform: async (acting) => [await askAbout(acting, change('validate'))],
    },
    {
      name: `withdraw ${kind}`,
      weight: 1,
      isOffered: (shown) => findOpen<Request>(shown[kind]) !== undefined,
      perform: async (acting) => [await askAbout(acting, change('cancel'))],
    },
    {
      name: `delete ${kind}`,
      weight: 1,
      isOffered: isIn(kind, 'CREATED'),
      perform: async (acting) => {
        const at = {
          requestId: (findOpen<Request>(acting.shown[kind]) ?? acting.shown[kind].at(-1))?.id ?? 0,
        };
        return [await askAbout(acting, `DELETE ${address}{requestId}/`, { at })];
      },
    },
    {
      name: `pay ${kind}`,
      weight: 12,
      isOffered: isIn(kind, 'ACCEPTED'),
      perform: (acting) => pay(kind, acting),
    },
  ];
}

async function pay(
  kind: Kind,
  { market, random, participant, shown }: Acting<GuestBooking>,
): Promise<Answered[]> {
  const request = findOpen<Request>(shown[kind]) ?? shown[kind].at(-1);
  if (!request) return [];
  market.provider.mode = random.weighted([
    ['pays', 6],
    ['declines', 2],
    ['waits', 2],
  ]);
  const paid = await market.pay(participant, shown.id, 'card', request.id);
  return [{ name: 'POST /3/my-requests/{id}/payment/async/', ...paid }];
}
