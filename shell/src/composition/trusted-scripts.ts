interface TrustedScripts {
  /** What a script element's `src` may be set to. */
  scriptUrl(url: string): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/**
 * The shell's Trusted Types policy: scripts come from this site's releases or not at all. Browsers without
 * Trusted Types get the same check.
 */
export function trustReleases(window: Window): TrustedScripts {
  const releases = new URL('/releases/', window.location.origin).href;
  const rules = {
    createScriptURL(url: string): string {
      const { href } = new URL(url, window.location.origin);
      if (!href.startsWith(releases)) throw new TypeError(`Not a script of a release: ${href}`);
      return href;
    },
  };
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('campavia', rules) ?? rules;
  return { scriptUrl: (url) => policy.createScriptURL(url) };
}
