import type { RemoteModule } from '@campavia/remote-kit';

import { LateError, pause, withDeadline } from './deadline';
import type { FetchRemote } from './federation';
import { step, type Lane, type PartCommand, type PartEvent, type PartState } from './part-machine';
import { jitterMs, startPatience } from './patience';
import type { RunnableRelease, RunnableReleases } from './runnable-releases';

/** A release that could not be loaded. */
export interface LoadFailure {
  release: RunnableRelease;
  error: Error;
}

export interface PartRunOptions {
  releases: RunnableReleases;
  /** Where else the files are. */
  origins: readonly string[];
  fetchRemote: FetchRemote;
  /** How long the part has been under way when it is first asked for. */
  takeHeadStart(): number;
  onFailure(failure: LoadFailure): void;
  /** Does not begin with this release again. */
  onRemembered(release: RunnableRelease): void;
}

interface Waiting {
  give(remote: RemoteModule): void;
  giveUp(error: Error): void;
}

/** One part on one page: puts what its state machine orders into deeds. */
export class PartRun {
  #state: PartState = { name: 'idle' };
  #patience = startPatience(0);
  #slow: ReturnType<typeof setTimeout> | undefined;
  #addressId: string | undefined;
  #waiting: Waiting[] = [];
  readonly #modules: Partial<Record<Lane, RemoteModule>> = {};
  /** The first of each: what comes after says less. */
  #errors: Partial<Record<Lane, Error>> = {};
  /** The try of each release that counts; what comes of an earlier one has no effect. */
  readonly #turns: Record<Lane, number> = { first: 0, spare: 0 };

  constructor(private readonly options: PartRunOptions) {}

  /** The release that is used, or would be. */
  get release(): RunnableRelease {
    const { releases } = this.options;
    const lane = 'lane' in this.#state ? this.#state.lane : 'first';
    return releases[lane] ?? releases.first;
  }

  /** The part's module, with its words and, if it is only being loaded, the screen of an address or a slot's piece. */
  want(addressId: string | undefined): Promise<RemoteModule> {
    return this.#ask('wanted', addressId);
  }

  /** The same ahead of need. */
  foresee(addressId: string): Promise<RemoteModule> {
    return this.#ask('foreseen', addressId);
  }

  drew(): void {
    this.#handle({ type: 'drew' });
  }

  /** The part threw on the page. True when another release takes its place: want it again. */
  broke(): boolean {
    this.#patience = startPatience(0);
    this.#handle({ type: 'broke' });
    return this.#state.name === 'loading';
  }

  #ask(type: 'wanted' | 'foreseen', addressId: string | undefined): Promise<RemoteModule> {
    return new Promise((give, giveUp) => {
      this.#waiting.push({ give, giveUp });
      if (this.#state.name === 'idle' || this.#state.name === 'failed') {
        this.#patience = startPatience(this.options.takeHeadStart());
        this.#addressId = addressId;
        this.#errors = {};
      }
      this.#handle({ type });
      if (type === 'wanted' && this.#state.name === 'loading') this.#armSlow();
    });
  }

  #armSlow(): void {
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.#handle({ type: 'slow' }), this.#patience.slowMs());
  }

  #handle(event: PartEvent): void {
    const { releases, origins } = this.options;
    const facts = { hasSpare: releases.spare !== undefined, tries: 2 + origins.length };
    const { state, commands } = step(this.#state, event, facts);
    this.#state = state;
    for (const command of commands) this.#obey(command);
  }

  #obey(command: PartCommand): void {
    if (command.type === 'fetch') void this.#fetch(command.lane, command.tries);
    if (command.type === 'give') this.#settle(({ give }) => give(this.#moduleInUse()));
    if (command.type === 'give-up') this.#settle(({ giveUp }) => giveUp(this.#lastError()));
    if (command.type === 'report') this.#report(command.lane);
    if (command.type === 'remember') this.options.onRemembered(this.#releaseOf(command.lane));
  }

  #settle(tell: (waiting: Waiting) => void): void {
    clearTimeout(this.#slow);
    for (const waiting of this.#waiting.splice(0)) tell(waiting);
  }

  async #fetch(lane: Lane, tries: number): Promise<void> {
    const turn = ++this.#turns[lane];
    const isSecond = lane === 'first' && tries > 1;
    if (isSecond) await pause(jitterMs());
    const timeoutMs = this.#patience.tryMs(lane, tries);
    const origin = isSecond ? this.options.origins[tries - 3] : undefined;
    try {
      const work = this.#fetchWhole(this.#releaseOf(lane), { timeoutMs, origin });
      const remote = await withDeadline(work, timeoutMs, this.#releaseOf(lane).part);
      if (turn !== this.#turns[lane]) return;
      this.#modules[lane] = remote;
      this.#handle({ type: 'came', lane });
    } catch (error) {
      if (turn !== this.#turns[lane]) return;
      this.#errors[lane] ??= error as Error;
      this.#handle({ type: 'failed', lane });
    }
  }

  async #fetchWhole(release: RunnableRelease, how: Parameters<FetchRemote>[1]): Promise<RemoteModule> {
    const remote = await this.options.fetchRemote(release, how);
    const named = this.#addressId;
    await Promise.all([remote.bootstrap(), named !== undefined && remote.prepare(named)]);
    return remote;
  }

  // Slowness while nobody waits is nobody's failure.
  #report(lane: Lane): void {
    const error = this.#lastError(lane);
    if (error instanceof LateError && this.#state.name === 'idle') return;
    this.options.onFailure({ release: this.#releaseOf(lane), error });
  }

  #releaseOf(lane: Lane): RunnableRelease {
    return this.options.releases[lane] ?? this.options.releases.first;
  }

  #moduleInUse(): RemoteModule {
    const lane = 'lane' in this.#state ? this.#state.lane : 'first';
    return this.#modules[lane] as RemoteModule;
  }

  #lastError(lane: Lane = 'first'): Error {
    return this.#errors[lane] ?? new Error(`${this.#releaseOf(lane).part} did not come`);
  }
}
