import type { RemoteModule, RemoteProps } from '@campavia/remote-kit';

import { pause, withDeadline } from './deadline';
import type { PageSlot } from './page-slot';
import { TOTAL_MS } from './part-loader';

/** From the click to the panel, at the latest. */
const PAGE_MS = TOTAL_MS + 100;
/** How long a part that is being left may take to finish mounting or unmounting. */
const LEAVE_MS = 1000;

/** The panel shown when a part did not come or broke. */
export interface FailureNotice {
  error: Error;
  phase: 'load' | 'render';
  retry(): void;
}

export interface AdapterOptions {
  part: string;
  slot: PageSlot;
  load(part: string): Promise<RemoteModule>;
  /** Name of the address that the reader is at. */
  addressId(): string | undefined;
  /** Shows the panel in the element, again when it stands there already; returns how to take it away. */
  showFailure(element: HTMLElement, notice: FailureNotice): () => void;
  /** A part did not come; a part that breaks on the page reports itself. */
  reportLoadFailure(error: Error): void;
  /** The page stands after all, where the panel stood. */
  onRecovered(): void;
}

/** What single-spa sees of a part: lifecycles that never wait for anybody's network. */
export interface AdaptedRemote {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** The reader went on within the part: where its panel stands, its next page deserves another try. */
  revisit(): void;
}

/**
 * Stands between single-spa, which does one thing at a time and waits for ever, and a remote, which may be
 * late, dead or broken. Each visit has a turn; whatever ends after its turn is over has no effect.
 */
export function adaptRemote(options: AdapterOptions): AdaptedRemote {
  const { part, slot, load } = options;
  let turn = 0;
  let running: { remote: RemoteModule; props: RemoteProps; mounted: Promise<void> } | undefined;
  let hideFailure: (() => void) | undefined;

  async function show(mine: number): Promise<void> {
    const domElement = slot.open();
    try {
      await withDeadline(draw(mine, domElement), PAGE_MS, part);
      if (mine === turn) settle();
    } catch (error) {
      if (mine !== turn) return;
      options.reportLoadFailure(error as Error);
      await fail(mine, error as Error, 'load');
    }
  }

  async function draw(mine: number, domElement: HTMLElement): Promise<void> {
    const remote = await load(part);
    const addressId = options.addressId();
    if (addressId !== undefined) await remote.prepare(addressId);
    if (mine !== turn) return;
    const onCrash = (error: Error) => void fail(mine, error, 'render');
    const props = { name: part, domElement, onCrash };
    running = { remote, props, mounted: remote.mount(props) };
    await running.mounted;
  }

  function settle(): void {
    slot.settle();
    if (!hideFailure) return;
    hideFailure();
    hideFailure = undefined;
    options.onRecovered();
  }

  async function fail(mine: number, error: Error, phase: FailureNotice['phase']): Promise<void> {
    if (mine !== turn) return;
    turn += 1;
    const next = turn;
    await leave();
    if (next !== turn) return;
    hideFailure = options.showFailure(slot.cover(), { error, phase, retry: () => retry(next) });
  }

  function retry(failed: number): void {
    if (failed !== turn) return;
    turn += 1;
    void show(turn);
  }

  // A remote must not be unmounted before its mount has settled: its unmount would never end.
  async function leave(): Promise<void> {
    const leaving = running;
    running = undefined;
    if (!leaving) return;
    await Promise.race([leaving.mounted, pause(LEAVE_MS)]).catch(() => undefined);
    await Promise.race([leaving.remote.unmount(leaving.props), pause(LEAVE_MS)]).catch(() => undefined);
  }

  return {
    revisit: () => {
      if (hideFailure) retry(turn);
    },
    bootstrap: async () => undefined,
    async mount() {
      turn += 1;
      void show(turn);
    },
    async unmount() {
      turn += 1;
      await leave();
      hideFailure?.();
      hideFailure = undefined;
      slot.close();
    },
  };
}
