export interface PendingChoice {
  /** Releases the request, which the mocked api then answers. */
  discard: () => void;
}

export function holdChoice(): PendingChoice {
  let discard = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => {
    discard = resolve;
  });
  const Known = globalThis.XMLHttpRequest;
  // Requests that change data are sent by XMLHttpRequest.
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
