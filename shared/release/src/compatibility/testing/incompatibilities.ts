import { open, type Change, type Incompatibility } from './change';
import { calls, surroundings } from './incompatible-surroundings';

type Make = Incompatibility['make'];

/** Adds an address to a part. */
function withAddress({ promote, part }: Change, id: string, pattern: string): void {
  promote(part, ({ config }) => void config.addresses.push({ id, pattern }));
}

function withoutAddress({ promote, next }: Change): void {
  promote(next, ({ config }) => {
    config.addresses = config.addresses.filter(({ id }) => id !== `${next}.one`);
  });
}

const addresses: Record<string, Make> = {
  'two parts own the same paths'(change) {
    withAddress(change, 'twin', `/${change.next}/{slug}`);
    return { kind: 'address', parts: [change.part, change.next] };
  },
  'two parts own some of the same paths'(change) {
    change.promote(
      change.next,
      ({ config }) => void config.addresses.push({ id: 'edit', pattern: '/x/{id}/edit' }),
    );
    withAddress(change, 'tab', '/x/new/{tab}');
    return { kind: 'address', parts: [change.part, change.next] };
  },
  'two parts own paths that overlap in the middle of a segment'(change) {
    change.promote(
      change.next,
      ({ config }) => void config.addresses.push({ id: 'beds', pattern: '/x/{n}-beds' }),
    );
    withAddress(change, 'van', '/x/van-{slug}');
    return { kind: 'address', parts: [change.part, change.next] };
  },
  'two addresses have the same name'(change) {
    withAddress(change, change.next, '/somewhere/else');
    return { kind: 'address', parts: [change.part, change.next] };
  },
  'an address that another part links to is removed'(change) {
    withoutAddress(change);
    return { kind: 'address', parts: [change.part, change.next] };
  },
  'a part whose address another part links to is retired'(change) {
    change.retire(change.next);
    return { kind: 'address', parts: [change.part, change.next] };
  },
  'an address needs a parameter that a link does not pass'({ promote, part, next }) {
    promote(next, ({ config }) => {
      const one = config.addresses.find(({ id }) => id === `${next}.one`);
      if (one) one.pattern = `/${next}/{id}/{tab}`;
    });
    return { kind: 'address', parts: [part, next] };
  },
  'a menu entry has an unknown address'({ promote, part }) {
    promote(part, ({ config }) => void config.menu?.push({ address: 'moon', place: 'header', order: 9 }));
    return { kind: 'menu', parts: [part] };
  },
  'a menu entry has an address that another part has just removed'(change) {
    const { promote, part, next } = change;
    promote(
      part,
      ({ config }) => void config.menu?.push({ address: `${next}.one`, place: 'header', order: 9 }),
    );
    withoutAddress(change);
    return { kind: 'menu', parts: [part, next] };
  },
};

const pieces: Record<string, Make> = {
  'two parts fill one slot'({ promote, part, next, site }) {
    const provider = site.releases.find((release) => release.part === next);
    promote(
      part,
      ({ promises }) => void promises.offers.push(...structuredClone(provider?.promises.offers ?? [])),
    );
    return { kind: 'slot', parts: [part, next] };
  },
  'a slot component requires a prop that the page does not pass'({ promote, part, next }) {
    promote(next, ({ promises }) => {
      const props = open(promises.offers[0]?.props);
      props.properties.camperId = { type: 'number' };
      props.required.push('camperId');
    });
    return { kind: 'slot', parts: [part, next] };
  },
  'a slot component requires a prop of another type'({ promote, part, next }) {
    promote(
      next,
      ({ promises }) => void (open(promises.offers[0]?.props).properties.title = { type: 'number' }),
    );
    return { kind: 'slot', parts: [part, next] };
  },
  'a page no longer passes a prop'({ promote, part, next }) {
    promote(part, ({ promises }) => void delete open(promises.fills[0]?.props).properties.title);
    return { kind: 'slot', parts: [part, next] };
  },
};

const events: Record<string, Make> = {
  'an event no longer carries a field'({ promote, part, next }) {
    promote(next, ({ promises }) => void delete open(promises.sends[0]?.payload).properties.title);
    return { kind: 'event', parts: [part, next] };
  },
  'an event carries a field of another type'({ promote, part, next }) {
    promote(
      next,
      ({ promises }) => void (open(promises.sends[0]?.payload).properties.title = { type: 'integer' }),
    );
    return { kind: 'event', parts: [part, next] };
  },
  'an event may lack a field'({ promote, part, next }) {
    promote(next, ({ promises }) => {
      const payload = open(promises.sends[0]?.payload);
      payload.required = payload.required.filter((field) => field !== 'title');
    });
    return { kind: 'event', parts: [part, next] };
  },
  'an event has a value that its subscribers do not know'({ promote, part, next }) {
    promote(next, ({ promises }) => {
      open(promises.sends[0]?.payload).properties.kind = { enum: ['good', 'stop', 'odd'] };
    });
    return { kind: 'event', parts: [part, next] };
  },
  'an event is sent in a new version'({ promote, part, next }) {
    promote(next, ({ promises }) => {
      const [sent] = promises.sends;
      if (sent) sent.version = 2;
    });
    return { kind: 'event', parts: [part, next] };
  },
};

/** All incompatible changes that the proof tests. */
export const INCOMPATIBILITIES: Incompatibility[] = Object.entries({
  ...addresses,
  ...pieces,
  ...events,
  ...surroundings,
  ...calls,
}).map(([goal, make]) => ({ goal, make }));
