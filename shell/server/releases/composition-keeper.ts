import { idOf, variationsOf, type RegistryState, type Visit } from '@campavia/release';

import { createComposer, type Composer, type LiveComposition } from './composed';
import type { Channels, ChannelsFile } from './last-whole';
import { neededByChannel, neededByMixes, releaseName, type NeededReleases } from './needed-releases';
import { ReleaseStock, type ReleaseStockOptions, type Wanted } from './release-stock';
import { servedState } from './served-state';

/** How long a release that could not be brought is left alone, in milliseconds. */
const RETRY_MS = 10_000;

export interface CompositionKeeperOptions extends ReleaseStockOptions {
  registry: {
    state(): RegistryState;
    onChange(listener: (state: RegistryState) => void): () => void;
  };
  channelsFile: ChannelsFile;
  /** Other origins that hold the same files. */
  origins: readonly string[];
  /** Told which releases visitors may get now, of channels and of mixes. */
  onServed(channels: ReadonlySet<string>, mixes: ReadonlySet<string>): void;
  tellProblem(sentence: string): void;
  nowMs(): number;
}

/**
 * Knows the composition of every visitor, from memory alone. A new state of the registry is served once all its
 * releases are on this machine, whole and warm; until then, and when one cannot be had, what was whole last.
 */
export class CompositionKeeper {
  readonly #stock: ReleaseStock;
  readonly #composer: Composer;
  readonly #lastWhole: Channels;
  readonly #stopFollowing: () => void;
  #served: RegistryState;
  #retry: NodeJS.Timeout | undefined;
  #told = '';

  constructor(private readonly options: CompositionKeeperOptions) {
    const { registry, channelsFile, origins } = options;
    this.#stock = new ReleaseStock(options);
    this.#composer = createComposer({ releaseOf: (name) => this.#stock.get(name), origins });
    this.#lastWhole = channelsFile.read();
    this.#served = { ...registry.state(), channels: {}, mixes: {} };
    this.#stopFollowing = registry.onChange(() => this.#followAlong());
  }

  /** What a visitor gets; undefined while there is nothing for the channel. */
  of(visit: Visit): LiveComposition | undefined {
    return this.#composer.of(this.#served, visit);
  }

  /** Whether pages of a composition may run a release. */
  mayRun(compositionId: string, release: string): boolean {
    return this.#composer.mayRun(compositionId, release) ?? this.#isPlanned(compositionId, release);
  }

  /** Settles when all that the present state needs is served, or is known not to be had. */
  async follow(): Promise<void> {
    this.#settle();
    await this.#stock.bring(this.#needed(), () => this.#settle());
    this.#settle();
    this.#tidyUp();
  }

  /** What nobody waits for ends no process: visitors keep what they have. */
  #followAlong(): void {
    this.follow().catch((error: unknown) => this.options.tellProblem(`Not followed: ${String(error)}`));
  }

  /** Releases that cannot be had, and why, in words. */
  problems(): string[] {
    return [...this.#needed().names].flatMap((name) => {
      const failure = this.#stock.failureOf(name);
      if (failure === undefined) return [];
      return [failure.includes(name) ? failure : `${name}: ${failure}`];
    });
  }

  /** Whether some visitors do not get what the registry says because a release cannot be had. */
  isBehind(): boolean {
    return this.#needsOf(this.options.registry.state().channels).some(({ chosen }) =>
      [...chosen].some((release) => this.#stock.readinessOf(release) === 'broken'),
    );
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#stopFollowing();
  }

  /** Whether another server may have given a page of this composition, with that release in it. */
  #isPlanned(compositionId: string, release: string): boolean {
    const state = this.options.registry.state();
    const plans = Object.keys(state.channels).flatMap((name) =>
      variationsOf(state, name, this.options.nowMs()),
    );
    const plan = plans.find(({ releases }) => idOf(state, releases) === compositionId);
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

  /** The most urgent first. */
  #needed(): Wanted {
    const wanted = this.options.registry.state();
    const needs = [...this.#needsOf(wanted.channels), ...this.#needsOf(this.#lastWhole)];
    const chosen = new Set(needs.flatMap((need) => [...need.chosen]));
    const standIns = needs.flatMap((need) => [...need.standIns]);
    return { chosen, names: new Set([...chosen, ...standIns, ...this.#neededByMixes(wanted)]) };
  }

  #settle(): void {
    const { registry, nowMs } = this.options;
    const wanted = registry.state();
    const readinessOf = (name: string) => this.#stock.readinessOf(name);
    const current = this.#served.channels;
    this.#served = servedState({ wanted, lastWhole: this.#lastWhole, current, readinessOf, nowMs: nowMs() });
    for (const [name, channel] of Object.entries(wanted.channels)) {
      const { chosen } = neededByChannel(wanted, channel);
      if ([...chosen].every((release) => readinessOf(release) === 'warm')) this.#lastWhole[name] = channel;
    }
    this.#composer.forget();
  }

  #tidyUp(): void {
    const { onServed, tellProblem } = this.options;
    this.#writeDown();
    const wanted = this.#needed();
    this.#stock.keepOnly(wanted);
    onServed(wanted.chosen, new Set(this.#neededByMixes(this.#served)));
    const problems = this.problems().join('; ');
    if (problems !== '' && problems !== this.#told) tellProblem(problems);
    this.#told = problems;
    clearTimeout(this.#retry);
    if (problems !== '') this.#retry = setTimeout(() => this.#followAlong(), RETRY_MS).unref();
  }

  #writeDown(): void {
    const { channelsFile, tellProblem } = this.options;
    try {
      channelsFile.write(this.#lastWhole);
    } catch (error) {
      // Only the next start needs it; a full disk must not end what is served.
      tellProblem(`What is served could not be written down: ${String(error)}`);
    }
  }
}
