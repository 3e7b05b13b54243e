/** Call it at the top of a test file. */
export function aSite() {
  const requested = jest.fn((_address: string) => Promise.resolve(new Response(null, { status: 204 })));
  let line: typeof fetch | undefined;
  beforeEach(() => {
    requested.mockClear();
    const elsewhere = (line ??= globalThis.fetch);
    const send: typeof fetch = (address, init) =>
      String(address).startsWith('/api/internals/') ? requested(String(address)) : elsewhere(address, init);
    Object.assign(globalThis, { fetch: send });
  });
  return requested;
}
