import { open, pathOfCall, type CompatibleChange } from './change';

type Make = CompatibleChange['make'];

const addresses: Record<string, Make> = {
  'a part is built again': ({ promote, part }) => promote(part),
  'an address is added': ({ promote, part }) =>
    promote(part, ({ config }) => void config.addresses.push({ id: 'fresh', pattern: '/fresh/{id}' })),
  "an exception to another part's address is added": ({ promote, part, next }) =>
    promote(part, ({ config }) => void config.addresses.push({ id: 'fresh', pattern: `/${next}/new` })),
  'a narrower address with as many parameters is added': ({ promote, part, next }) =>
    promote(
      part,
      ({ config }) => void config.addresses.push({ id: 'fresh', pattern: `/${next}/{slug}-tour` }),
    ),
  'an address moves to another part'({ promote, part, next }) {
    promote(next, ({ config }) => {
      config.addresses = config.addresses.filter(({ id }) => id !== `${next}.one`);
    });
    promote(
      part,
      ({ config }) => void config.addresses.push({ id: `${next}.one`, pattern: `/${next}/{id}` }),
    );
  },
  'an address without links is removed': ({ promote, part }) =>
    promote(part, ({ config }) => {
      config.addresses = config.addresses.filter(({ id }) => !id.includes('.more'));
    }),
  'an address gets another path': ({ promote, next }) =>
    promote(next, ({ config }) => {
      for (const each of config.addresses) if (each.id === `${next}.one`) each.pattern = `/d/${next}/{id}`;
    }),
  'an address needs fewer parameters': ({ promote, next }) =>
    promote(next, ({ config }) => {
      for (const each of config.addresses) if (each.id === `${next}.one`) each.pattern = `/d/${next}/mine`;
    }),
  'an address is removed together with the links to it'({ promote, part, next }) {
    promote(part, ({ promises }) => void (promises.links = [part]));
    promote(next, ({ config, promises }) => {
      config.addresses = config.addresses.filter(({ id }) => id !== `${next}.one`);
      promises.links = [next];
    });
  },
  'a link to a future address is added': ({ promote, part }) =>
    promote(part, ({ promises }) => void promises.links.push('moon')),
  'a menu entry is added': ({ promote, part }) =>
    promote(
      part,
      ({ config }) => void config.menu?.push({ address: part, place: 'footer-guests', order: 3 }),
    ),
};

const pieces: Record<string, Make> = {
  'a slot component requires fewer props': ({ promote, next }) =>
    promote(next, ({ promises }) => {
      const props = open(promises.offers[0]?.props);
      delete props.properties.title;
      props.required = props.required.filter((name) => name !== 'title');
    }),
  'a slot component accepts one more optional prop': ({ promote, next }) =>
    promote(
      next,
      ({ promises }) => void (open(promises.offers[0]?.props).properties.tone = { type: 'string' }),
    ),
  'a page passes one more prop': ({ promote, part }) =>
    promote(part, ({ promises }) => {
      const props = open(promises.fills[0]?.props);
      props.properties.tone = { type: 'string' };
      props.required.push('tone');
    }),
  'a slot is no longer filled': ({ promote, next }) =>
    promote(next, ({ promises }) => void (promises.offers = [])),
};

const events: Record<string, Make> = {
  'an event carries one more field': ({ promote, next }) =>
    promote(next, ({ promises }) => {
      const payload = open(promises.sends[0]?.payload);
      payload.properties.moment = { type: 'string' };
      payload.required.push('moment');
    }),
  'an optional field of an event becomes required': ({ promote, next }) =>
    promote(next, ({ promises }) => void open(promises.sends[0]?.payload).required.push('note')),
  'an event has fewer possible values': ({ promote, next }) =>
    promote(
      next,
      ({ promises }) => void (open(promises.sends[0]?.payload).properties.kind = { enum: ['good'] }),
    ),
  'an event has no subscriber any more': ({ promote, part }) =>
    promote(part, ({ promises }) => void (promises.hears = [])),
};

const surroundings: Record<string, Make> = {
  'the shell provides a newer minor': ({ promote }) =>
    promote(
      'shell',
      ({ shared }) => void Object.assign(shared, { react: '19.4.0', '@campavia/ui': '2.5.0' }),
    ),
  'the shell brings the next remote-kit': ({ promote }) =>
    promote('shell', (shell) => void (shell.kit = '3.0.0')),
  'another flag is read': ({ promote, part }) =>
    promote(part, ({ config }) => void (config.flags = ['chat_assistant', 'get_apps'])),
  'another storage key is used': ({ promote, part }) =>
    promote(part, ({ config }) => void config.storageKeys?.push(`campavia.${part}.draft`)),
};

const calls: Record<string, Make> = {
  'a response has one more field and one more possible value'({ promote, part, alterApi }) {
    promote(part);
    alterApi((_, answer) => {
      answer.properties.moment = { type: 'string' };
      answer.properties.kind = { enum: ['good', 'stop', 'odd'] };
    });
  },
  'the api accepts one more parameter and renames one'({ promote, part, alterApi }) {
    promote(part);
    alterApi(({ paths }) => {
      const item = paths[pathOfCall(part)];
      if (!item) throw new Error('No such call');
      delete paths[pathOfCall(part)];
      item.get.parameters = [
        { name: 'noun_id', in: 'path', required: true },
        { name: 'currency', in: 'query' },
        { name: 'market', in: 'query' },
      ];
      paths[pathOfCall(part).replace('{id}', '{noun_id}')] = item;
    });
  },
};

/** Changes that are compatible with every site. */
export const COMPATIBLE_CHANGES: CompatibleChange[] = Object.entries({
  ...addresses,
  ...pieces,
  ...events,
  ...surroundings,
  ...calls,
}).map(([goal, make]) => ({ goal, make }));
