export function someCaches(): { caches: CacheStorage; fetched: string[]; names: () => string[] } {
  const stored = new Map<string, Map<string, Response>>();
  const fetched: string[] = [];
  const pathOf = (request: RequestInfo | URL) => {
    const url = typeof request === 'string' ? request : (request as Request).url;
    return new URL(url, 'https://campavia.test').pathname;
  };

  function open(name: string): Cache {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: string) => entries.get(pathOf(request))?.clone(),
      put: async (request: string, response: Response) => void entries.set(pathOf(request), response),
      delete: async (request: Request) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://campavia.test${path}` })),
      async add(path: string) {
        fetched.push(path);
        entries.set(path, new Response(path));
      },
    } as unknown as Cache;
  }

  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  } as CacheStorage;
  return { caches, fetched, names: () => [...stored.keys()] };
}
