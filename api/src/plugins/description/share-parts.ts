import { canonical, pascal, type Described } from './share-schemas';

/** Shared parts, under `components`: by name and by content. */
interface Parts {
  names: Map<string, string>;
  parts: Record<string, Described>;
}

interface Kind {
  section: 'parameters' | 'responses';
  uses: Map<string, number>;
  shared: Parts;
}

const REFUSALS: Record<string, string> = {
  '400': 'Refused',
  '401': 'NotSignedIn',
  '403': 'Forbidden',
  '404': 'NotFound',
  '405': 'NotNow',
  '409': 'Conflict',
  '410': 'Gone',
  '429': 'TooMany',
  '503': 'Unavailable',
};

/**
 * Moves parameters and answers that several calls share to `components`. Names follow from the name of a parameter and
 * from the meaning of an answer, with the order of the calls to resolve conflicts.
 */
export function shareParts(paths: Described): {
  paths: Described;
  parameters: Described;
  responses: Described;
} {
  const calls = Object.values(paths).flatMap((item) => Object.values(item as Record<string, Described>));
  const parameters = kindOf('parameters', calls.flatMap(listParameters));
  const responses = kindOf(
    'responses',
    calls.flatMap((call) => Object.values(listResponses(call))),
  );
  const items = Object.entries(paths).map(([path, item]) => [
    path,
    mapValues(item as Described, (call) => shareInCall(call as Described, { parameters, responses })),
  ]);
  return {
    paths: Object.fromEntries(items) as Described,
    parameters: inOrder(parameters),
    responses: inOrder(responses),
  };
}

function kindOf(section: Kind['section'], written: readonly Described[]): Kind {
  const uses = new Map<string, number>();
  for (const each of written) uses.set(canonical(each), (uses.get(canonical(each)) ?? 0) + 1);
  return { section, uses, shared: { names: new Map(), parts: {} } };
}

function shareInCall(call: Described, { parameters, responses }: Record<'parameters' | 'responses', Kind>) {
  const shared = listParameters(call).map((each) => share(each, nameParameter(each), parameters));
  return {
    ...call,
    ...(shared.length > 0 && { parameters: shared }),
    responses: Object.fromEntries(
      Object.entries(listResponses(call)).map(([status, each]) => [
        status,
        share(each, nameResponse(status, each), responses),
      ]),
    ),
  };
}

function share(part: Described, wanted: string, { section, uses, shared }: Kind): Described {
  const key = canonical(part);
  if ((uses.get(key) ?? 0) < 2) return part;
  const name = shared.names.get(key) ?? freeName(wanted, shared.parts);
  shared.names.set(key, name);
  shared.parts[name] = part;
  return { $ref: `#/components/${section}/${name}` };
}

function freeName(wanted: string, parts: Parts['parts']): string {
  let name = wanted;
  for (let nth = 2; name in parts; nth += 1) name = `${wanted}${nth}`;
  return name;
}

/** `id` of a path is `IdInPath`. */
function nameParameter({ name, in: place }: Described): string {
  return `${pascal(String(name))}In${pascal(String(place))}`;
}

/** An answer that carries a known schema is called after it: `OwnerBookingAnswer`. */
function nameResponse(status: string, { content }: Described): string {
  const refusal = REFUSALS[status];
  if (refusal !== undefined) return refusal;
  const [first] = Object.values((content ?? {}) as Record<string, { schema?: Described }>);
  const reference = first?.schema?.$ref;
  return typeof reference === 'string' ? `${reference.split('/').at(-1)}Answer` : `Answer${status}`;
}

function listParameters({ parameters = [] }: Described): Described[] {
  return parameters as Described[];
}

function listResponses({ responses }: Described): Record<string, Described> {
  return responses as Record<string, Described>;
}

function inOrder({ shared }: Kind): Described {
  return Object.fromEntries(Object.entries(shared.parts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function mapValues(record: Described, change: (value: unknown) => unknown): Described {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
