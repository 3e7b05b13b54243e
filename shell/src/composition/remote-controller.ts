import type { RemoteModule } from '@campavia/remote-kit';

import { LoadTimeoutError, pause, withTimeout } from './timeout';
import type { FetchRemote } from './federation';
import {
  step,
  type ReleaseRole,
  type RemoteCommand,
  type RemoteEvent,
  type RemoteState,
} from './remote-state';
import { jitterMs, createLoadTimeouts } from './load-timeouts';
import type { RunnableRelease, RunnableReleases } from './runnable-releases';

export interface LoadFailure {
  release: RunnableRelease;
  error: Error;
}

export interface RemoteControllerOptions {
  releases: RunnableReleases;
  origins: readonly string[];
  fetchRemote: FetchRemote;
  takeHeadStart(): number;
  onFailure(failure: LoadFailure): void;
  onRemembered(release: RunnableRelease): void;
}

interface Waiting {
  resolve(remote: RemoteModule): void;
  reject(error: Error): void;
}

export class RemoteController {
  #state: RemoteState = { name: 'idle' };
  #timeouts = createLoadTimeouts(0);
  #slow: ReturnType<typeof setTimeout> | undefined;
  #addressId: string | undefined;
  #waiting: Waiting[] = [];
  readonly #modules: Partial<Record<ReleaseRole, RemoteModule>> = {};
  /** The first error of each release; later ones are less specific. */
  #errors: Partial<Record<ReleaseRole, Error>> = {};
  /** Number of the latest attempt; results of earlier attempts are ignored. */
  readonly #turns: Record<ReleaseRole, number> = { primary: 0, fallback: 0 };

  constructor(private readonly options: RemoteControllerOptions) {}

  get release(): RunnableRelease {
    const { releases } = this.options;
    const role = 'role' in this.#state ? this.#state.role : 'primary';
    return releases[role] ?? releases.primary;
  }

  request(addressId: string | undefined): Promise<RemoteModule> {
    return this.#ask('requested', addressId);
  }

  prefetch(addressId: string): Promise<RemoteModule> {
    return this.#ask('prefetched', addressId);
  }

  markRendered(): void {
    this.#handle({ type: 'rendered' });
  }

  markCrashed(): boolean {
    this.#timeouts = createLoadTimeouts(0);
    this.#handle({ type: 'crashed' });
    return this.#state.name === 'loading';
  }

  #ask(type: 'requested' | 'prefetched', addressId: string | undefined): Promise<RemoteModule> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      if (this.#state.name === 'idle' || this.#state.name === 'failed') {
        this.#timeouts = createLoadTimeouts(this.options.takeHeadStart());
        this.#addressId = addressId;
        this.#errors = {};
      }
      this.#handle({ type });
      if (type === 'requested' && this.#state.name === 'loading') this.#startSlowTimer();
    });
  }

  #startSlowTimer(): void {
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.#handle({ type: 'slow' }), this.#timeouts.slowMs());
  }

  #handle(event: RemoteEvent): void {
    const { releases, origins } = this.options;
    const conditions = { hasFallback: releases.fallback !== undefined, attempts: 2 + origins.length };
    const { state, commands } = step(this.#state, event, conditions);
    this.#state = state;
    for (const command of commands) this.#execute(command);
  }

  #execute(command: RemoteCommand): void {
    if (command.type === 'fetch') void this.#fetch(command.role, command.attempts);
    if (command.type === 'resolve') this.#settle(({ resolve }) => resolve(this.#moduleInUse()));
    if (command.type === 'reject') this.#settle(({ reject }) => reject(this.#lastError()));
    if (command.type === 'report') this.#report(command.role);
    if (command.type === 'remember') this.options.onRemembered(this.#releaseOf(command.role));
  }

  #settle(settleOne: (waiting: Waiting) => void): void {
    clearTimeout(this.#slow);
    for (const waiting of this.#waiting.splice(0)) settleOne(waiting);
  }

  async #fetch(role: ReleaseRole, attempts: number): Promise<void> {
    const visit = ++this.#turns[role];
    const isSecond = role === 'primary' && attempts > 1;
    if (isSecond) await pause(jitterMs());
    const timeoutMs = this.#timeouts.attemptMs(role, attempts);
    const origin = isSecond ? this.options.origins[attempts - 3] : undefined;
    try {
      const work = this.#fetchWithScreen(this.#releaseOf(role), { timeoutMs, origin });
      const remote = await withTimeout(work, timeoutMs, this.#releaseOf(role).part);
      if (visit !== this.#turns[role]) return;
      this.#modules[role] = remote;
      this.#handle({ type: 'loaded', role });
    } catch (error) {
      if (visit !== this.#turns[role]) return;
      this.#errors[role] ??= error as Error;
      this.#handle({ type: 'failed', role });
    }
  }

  async #fetchWithScreen(release: RunnableRelease, how: Parameters<FetchRemote>[1]): Promise<RemoteModule> {
    const remote = await this.options.fetchRemote(release, how);
    const named = this.#addressId;
    await Promise.all([remote.bootstrap(), named !== undefined && remote.prepare(named)]);
    return remote;
  }

  // A slow prefetch is not a failure.
  #report(role: ReleaseRole): void {
    const error = this.#lastError(role);
    if (error instanceof LoadTimeoutError && this.#state.name === 'idle') return;
    this.options.onFailure({ release: this.#releaseOf(role), error });
  }

  #releaseOf(role: ReleaseRole): RunnableRelease {
    return this.options.releases[role] ?? this.options.releases.primary;
  }

  #moduleInUse(): RemoteModule {
    const role = 'role' in this.#state ? this.#state.role : 'primary';
    return this.#modules[role] as RemoteModule;
  }

  #lastError(role: ReleaseRole = 'primary'): Error {
    return this.#errors[role] ?? new Error(`${this.#releaseOf(role).part} failed to load`);
  }
}
