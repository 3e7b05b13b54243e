import { compositionIdOf, listVariations, type RegistryState, type Visit } from '@campavia/release';

import { createComposer, type Composer, type LiveComposition } from './composition-cache';
import type { Channels, ChannelsFile } from './last-complete-channels';
import { neededByChannel, neededByMixes, releaseName, type NeededReleases } from './needed-releases';
import { PreparedReleases, type PreparedReleasesOptions, type Wanted } from './prepared-releases';
import { servedState } from './served-state';

const RETRY_MS = 10_000;

export interface CompositionUpdaterOptions extends PreparedReleasesOptions {
  registry: {
    state(): RegistryState;
    onChange(listener: (state: RegistryState) => void): () => void;
  };
  channelsFile: ChannelsFile;
  origins: readonly string[];
  onServed(channels: ReadonlySet<string>, mixes: ReadonlySet<string>): void;
  reportProblem(sentence: string): void;
  nowMs(): number;
}

/** Serves a new state once all its releases are loaded and started; until then the last complete one. */
export class CompositionUpdater {
  readonly #stock: PreparedReleases;
  readonly #composer: Composer;
  readonly #lastComplete: Channels;
  readonly #stopFollowing: () => void;
  #served: RegistryState;
  #retry: NodeJS.Timeout | undefined;
  #reported = '';

  constructor(private readonly options: CompositionUpdaterOptions) {
    const { registry, channelsFile, origins } = options;
    this.#stock = new PreparedReleases(options);
    this.#composer = createComposer({ releaseOf: (name) => this.#stock.get(name), origins });
    this.#lastComplete = channelsFile.read();
    this.#served = { ...registry.state(), channels: {}, mixes: {} };
    this.#stopFollowing = registry.onChange(() => this.#followAlong());
  }

  of(visit: Visit): LiveComposition | undefined {
    return this.#composer.of(this.#served, visit);
  }

  mayRun(compositionId: string, release: string): boolean {
    return this.#composer.mayRun(compositionId, release) ?? this.#isPlanned(compositionId, release);
  }

  async follow(): Promise<void> {
    this.#settle();
    await this.#stock.bring(this.#needed(), () => this.#settle());
    this.#settle();
    this.#tidyUp();
  }

  /** Errors of background updates must not end the process. */
  #followAlong(): void {
    this.follow().catch((error: unknown) =>
      this.options.reportProblem(`Composition update failed: ${String(error)}`),
    );
  }

  problems(): string[] {
    return [...this.#needed().names].flatMap((name) => {
      const failure = this.#stock.failureOf(name);
      if (failure === undefined) return [];
      return [failure.includes(name) ? failure : `${name}: ${failure}`];
    });
  }

  isBehind(): boolean {
    return this.#needsOf(this.options.registry.state().channels).some(({ chosen }) =>
      [...chosen].some((release) => this.#stock.readinessOf(release) === 'broken'),
    );
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#stopFollowing();
  }

  #isPlanned(compositionId: string, release: string): boolean {
    const state = this.options.registry.state();
    const plans = Object.keys(state.channels).flatMap((name) =>
      listVariations(state, name, this.options.nowMs()),
    );
    const plan = plans.find(({ releases }) => compositionIdOf(state, releases) === compositionId);
    const names = Object.entries(plan?.releases ?? {}).map(([part, version]) => releaseName(part, version));
    return names.includes(release);
  }

  #needsOf(channels: Channels): NeededReleases[] {
    const wanted = this.options.registry.state();
    const known = Object.entries(channels).filter(([name]) => Object.hasOwn(wanted.channels, name));
    return known.map(([, channel]) => neededByChannel(wanted, channel));
  }

  #neededByMixes(state: RegistryState): string[] {
    return [...neededByMixes(state, this.options.nowMs()).values()].flat();
  }

  #needed(): Wanted {
    const wanted = this.options.registry.state();
    const needs = [...this.#needsOf(wanted.channels), ...this.#needsOf(this.#lastComplete)];
    const chosen = new Set(needs.flatMap((need) => [...need.chosen]));
    const fallbacks = needs.flatMap((need) => [...need.fallbacks]);
    return { chosen, names: new Set([...chosen, ...fallbacks, ...this.#neededByMixes(wanted)]) };
  }

  #settle(): void {
    const { registry, nowMs } = this.options;
    const wanted = registry.state();
    const readinessOf = (name: string) => this.#stock.readinessOf(name);
    const current = this.#served.channels;
    this.#served = servedState({
      wanted,
      lastComplete: this.#lastComplete,
      current,
      readinessOf,
      nowMs: nowMs(),
    });
    for (const [name, channel] of Object.entries(wanted.channels)) {
      const { chosen } = neededByChannel(wanted, channel);
      if ([...chosen].every((release) => readinessOf(release) === 'warm')) this.#lastComplete[name] = channel;
    }
    this.#composer.forget();
  }

  #tidyUp(): void {
    const { onServed, reportProblem } = this.options;
    this.#writeDown();
    const wanted = this.#needed();
    this.#stock.keepOnly(wanted);
    onServed(wanted.chosen, new Set(this.#neededByMixes(this.#served)));
    const problems = this.problems().join('; ');
    if (problems !== '' && problems !== this.#reported) reportProblem(problems);
    this.#reported = problems;
    clearTimeout(this.#retry);
    if (problems !== '') this.#retry = setTimeout(() => this.#followAlong(), RETRY_MS).unref();
  }

  #writeDown(): void {
    const { channelsFile, reportProblem } = this.options;
    try {
      channelsFile.write(this.#lastComplete);
    } catch (error) {
      // Only the next start reads this file: a full disk must not stop the site.
      reportProblem(`Writing the served channels failed: ${String(error)}`);
    }
  }
}
