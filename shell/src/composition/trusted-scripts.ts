interface TrustedScripts {
  scriptUrl(url: string): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Scripts below `/releases/` of known origins only. Browsers without Trusted Types get the same check. */
export function trustReleases(window: Window, origins: readonly string[] = []): TrustedScripts {
  const own = window.location.origin;
  const releases = [own, ...origins].map((origin) => new URL('/releases/', origin).href);
  const rules = {
    createScriptURL(url: string): string {
      const { href } = new URL(url, own);
      if (!releases.some((folder) => href.startsWith(folder))) {
        throw new TypeError(`Not a script of a release: ${href}`);
      }
      return href;
    },
  };
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('campavia', rules) ?? rules;
  return { scriptUrl: (url) => policy.createScriptURL(url) };
}
