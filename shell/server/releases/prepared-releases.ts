import type { Release } from '@campavia/remote-kit/config';

const AT_A_TIME = 3;

/** `warm` is loaded, verified and started, `here` loaded and verified, `pending` loading, `broken` failed. */
export type Readiness = 'warm' | 'here' | 'pending' | 'broken';

export interface PreparedReleasesOptions {
  releaseCache: {
    get(part: string, version: string): Promise<Release>;
    ensureOnDisk(part: string, version: string): Promise<unknown>;
  };
  warmUp(release: Release): Promise<void>;
}

export interface Wanted {
  names: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
}

export class PreparedReleases {
  readonly #here = new Map<string, Release>();
  readonly #warm = new Set<string>();
  /** Only `release.json` is known; files may be missing. */
  readonly #known = new Map<string, Release>();
  readonly #failures = new Map<string, string>();
  readonly #running = new Map<string, Promise<void>>();

  constructor(private readonly options: PreparedReleasesOptions) {}

  /** Never rejects: `failureOf` returns the errors. */
  async bring(wanted: Wanted, onEach: () => void): Promise<void> {
    const waiting = [...wanted.names];
    const work = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const before = this.readinessOf(name);
        await this.#provide(name, wanted);
        if (this.readinessOf(name) !== before) onEach();
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  }

  readinessOf(name: string): Readiness {
    if (this.#warm.has(name)) return 'warm';
    if (this.#here.has(name)) return 'here';
    return this.#failures.has(name) ? 'broken' : 'pending';
  }

  /** From the signed `release.json`; its files may be missing. */
  get(name: string): Release | undefined {
    return this.#here.get(name) ?? this.#known.get(name);
  }

  failureOf(name: string): string | undefined {
    return this.#failures.get(name);
  }

  keepOnly({ names, chosen }: Wanted): void {
    for (const map of [this.#here, this.#known, this.#failures]) {
      for (const name of map.keys()) if (!names.has(name)) map.delete(name);
    }
    for (const name of this.#warm) if (!chosen.has(name)) this.#warm.delete(name);
  }

  async #provide(name: string, { chosen }: Wanted): Promise<void> {
    if (!this.#here.has(name)) {
      const begun = this.#running.get(name) ?? this.#load(name);
      this.#running.set(name, begun);
      await begun;
    }
    const release = this.#here.get(name);
    if (!release || !chosen.has(name) || this.#warm.has(name)) return;
    await this.options.warmUp(release);
    this.#warm.add(name);
  }

  async #load(name: string): Promise<void> {
    const [part = '', version = ''] = name.split('@');
    const { releaseCache } = this.options;
    try {
      const release = await releaseCache.get(part, version);
      this.#known.set(name, release);
      await releaseCache.ensureOnDisk(part, version);
      this.#here.set(name, release);
      this.#failures.delete(name);
    } catch (error) {
      this.#failures.set(name, error instanceof Error ? error.message : String(error));
    } finally {
      this.#running.delete(name);
    }
  }
}
