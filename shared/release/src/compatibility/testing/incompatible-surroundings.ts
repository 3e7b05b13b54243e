import { pathOfCall, type Incompatibility } from './change';

type Make = Incompatibility['make'];

/** Incompatible changes of shared modules, api operations and storage keys. */
export const surroundings: Record<string, Make> = {
  'the shell provides another major of a library'({ promote, part }) {
    promote(part, (release) => void (release.shared = { react: '^19.3.1' }));
    promote('shell', (shell) => void (shell.shared.react = '20.0.0'));
    return { kind: 'shared', parts: [part, 'shell'] };
  },
  'the shell provides too old a library'({ promote, part }) {
    promote(part, (release) => void (release.shared = { '@campavia/ui': '^2.5.0' }));
    return { kind: 'shared', parts: [part, 'shell'] };
  },
  'the shell does not provide a library'({ promote, part }) {
    promote(part, (release) => void (release.shared = { 'react-intl': '^12.0.0' }));
    return { kind: 'shared', parts: [part, 'shell'] };
  },
  'a remote was written for a later shell'({ promote, part }) {
    promote(part, (release) => void (release.contract = '^3.0.0'));
    return { kind: 'contract', parts: [part, 'shell'] };
  },
  'a remote was written two majors ago'({ promote, part }) {
    promote(part, (release) => void (release.contract = '^0.9.0'));
    return { kind: 'contract', parts: [part, 'shell'] };
  },
  'a contract is not a range'({ promote, part }) {
    promote(part, (release) => void (release.contract = 'the newest'));
    return { kind: 'contract', parts: [part, 'shell'] };
  },
  'a flag is read that does not exist'({ promote, part }) {
    promote(part, ({ config }) => void config.flags?.push('moon_walk'));
    return { kind: 'flag', parts: [part] };
  },
  'two parts use the same storage key'({ promote, part, next }) {
    promote(part, ({ config }) => void config.storageKeys?.push(`campavia.${next}`));
    return { kind: 'storage-key', parts: [part, next] };
  },
};

/** Changes of the api since a release was built. */
export const calls: Record<string, Make> = {
  'a call uses a removed operation of the api'({ promote, part, alterApi }) {
    promote(part);
    alterApi(({ paths }) => void delete paths[pathOfCall(part)]);
    return { kind: 'operation', parts: [part] };
  },
  'the api requires a new parameter'({ promote, part, alterApi }) {
    promote(part);
    alterApi(
      ({ paths }) =>
        void paths[pathOfCall(part)]?.get.parameters.push({ name: 'market', in: 'query', required: true }),
    );
    return { kind: 'operation', parts: [part] };
  },
  'the api requires a formerly optional parameter'({ promote, part, alterApi }) {
    promote(part);
    alterApi(({ paths }) => {
      for (const parameter of paths[pathOfCall(part)]?.get.parameters ?? []) parameter.required = true;
    });
    return { kind: 'operation', parts: [part] };
  },
  'a response has lost a field'({ promote, part, alterApi }) {
    promote(part);
    alterApi((_, answer) => void delete answer.properties.title);
    return { kind: 'operation', parts: [part] };
  },
  'a response has a field of another type'({ promote, part, alterApi }) {
    promote(part);
    alterApi((_, answer) => void (answer.properties.title = { type: ['string', 'null'] }));
    return { kind: 'operation', parts: [part] };
  },
  'a response may lack a field'({ promote, part, alterApi }) {
    promote(part);
    alterApi((_, answer) => void (answer.required = answer.required.filter((field) => field !== 'title')));
    return { kind: 'operation', parts: [part] };
  },
};
