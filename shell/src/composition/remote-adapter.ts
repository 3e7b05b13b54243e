import type { RemoteModule, RemoteProps } from '@campavia/remote-kit';

import { withDeadline } from './deadline';
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

/** The lifecycles of a part as single-spa calls them. */
export interface AdaptedLifecycles {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

interface Running {
  remote: RemoteModule;
  props: RemoteProps;
  mounted: Promise<void>;
}

/**
 * Stands between single-spa, which does one thing at a time and waits for ever, and a remote, which may be
 * late, dead or broken. Each visit has a turn; whatever ends after its turn is over has no effect.
 */
export class RemoteAdapter {
  #turn = 0;
  #running: Running | undefined;
  #hideFailure: (() => void) | undefined;

  constructor(private readonly options: AdapterOptions) {}

  /** What single-spa sees: lifecycles that never wait for anybody's network. */
  readonly lifecycles: AdaptedLifecycles = {
    bootstrap: async () => undefined,
    mount: async () => void this.#show(),
    unmount: () => this.#close(),
  };

  /** The reader went on within the part: where its panel stands, its next page deserves another try. */
  readonly revisit = (): void => {
    if (this.#hideFailure) void this.#show();
  };

  async #show(): Promise<void> {
    const { part, slot, reportLoadFailure } = this.options;
    const turn = ++this.#turn;
    const domElement = slot.open();
    try {
      await withDeadline(this.#draw(turn, domElement), PAGE_MS, part);
      if (turn === this.#turn) this.#settle();
    } catch (error) {
      if (turn !== this.#turn) return;
      reportLoadFailure(error as Error);
      await this.#fail(turn, { error: error as Error, phase: 'load' });
    }
  }

  async #draw(turn: number, domElement: HTMLElement): Promise<void> {
    const { part, load, addressId } = this.options;
    const remote = await load(part);
    const address = addressId();
    if (address !== undefined) await remote.prepare(address);
    if (turn !== this.#turn) return;
    const onCrash = (error: Error) => void this.#fail(turn, { error, phase: 'render' });
    const props = { name: part, domElement, onCrash };
    const mounted = remote.mount(props);
    this.#running = { remote, props, mounted };
    await mounted;
  }

  #settle(): void {
    this.options.slot.settle();
    if (!this.#hideFailure) return;
    this.#hideFailure();
    this.#hideFailure = undefined;
    this.options.onRecovered();
  }

  async #fail(failed: number, what: Omit<FailureNotice, 'retry'>): Promise<void> {
    if (failed !== this.#turn) return;
    const turn = ++this.#turn;
    await this.#leave();
    if (turn !== this.#turn) return;
    const retry = () => {
      if (turn === this.#turn) void this.#show();
    };
    this.#hideFailure = this.options.showFailure(this.options.slot.cover(), { ...what, retry });
  }

  // A remote must not be unmounted before its mount has settled: its unmount would never end.
  async #leave(): Promise<void> {
    const leaving = this.#running;
    this.#running = undefined;
    if (!leaving) return;
    const { remote, props, mounted } = leaving;
    await withDeadline(mounted, LEAVE_MS, props.name).catch(() => undefined);
    await withDeadline(remote.unmount(props), LEAVE_MS, props.name).catch(() => undefined);
  }

  async #close(): Promise<void> {
    this.#turn += 1;
    this.options.slot.leave();
    await this.#leave();
    this.#hideFailure?.();
    this.#hideFailure = undefined;
    this.options.slot.close();
  }
}
