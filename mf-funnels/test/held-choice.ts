export interface HeldChoice {
  /** Lets it go; then what stands at the wire answers. */
  discard: () => void;
}

/** The next thing that is chosen with a trip stays on its way until it is let go. */
export function holdChoice(): HeldChoice {
  let discard = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => {
    discard = resolve;
  });
  const Known = globalThis.XMLHttpRequest;
  // Whatever changes something is sent by one of these.
  const made = jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    made.mockRestore();
    return held(new Known(), isLetGo);
  });
  return { discard };
}

function held(call: XMLHttpRequest, isLetGo: Promise<void>): XMLHttpRequest {
  return new Proxy(call, {
    get(target, name) {
      if (name === 'send') return (body: string) => void isLetGo.then(() => target.send(body));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
}
