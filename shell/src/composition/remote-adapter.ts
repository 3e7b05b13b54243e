import type { RemoteModule, RemoteProps } from '@campavia/remote-kit';

import { withDeadline } from './deadline';
import type { PageSlot } from './page-slot';
import type { PartLoader } from './part-loader';

/** How long a loaded part may take to stand on the page. */
const MOUNT_MS = 2000;
/** A part that stands this long without throwing has drawn itself. */
const DRAWN_MS = 1000;
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
  loader: Pick<PartLoader, 'load' | 'drew' | 'broke'>;
  /** Name of the address that the reader is at. */
  addressId(): string | undefined;
  /** Shows the panel in the element, again when it stands there already; returns how to take it away. */
  showFailure(element: HTMLElement, notice: FailureNotice): () => void;
  /** A part could not be mounted; one that does not come, or breaks later, is reported by who notices. */
  reportMountFailure(error: Error): void;
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
  #drawn: ReturnType<typeof setTimeout> | undefined;
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
    const { part, slot, loader, addressId } = this.options;
    const turn = ++this.#turn;
    const domElement = slot.open();
    let remote: RemoteModule;
    try {
      remote = await loader.load(part, addressId());
    } catch (error) {
      return this.#fail(turn, { error: error as Error, phase: 'load' });
    }
    if (turn === this.#turn) await this.#draw(turn, remote, domElement);
  }

  async #draw(turn: number, remote: RemoteModule, domElement: HTMLElement): Promise<void> {
    const { part, reportMountFailure } = this.options;
    const onCrash = (error: Error) => void this.#break(turn, error);
    const props = { name: part, domElement, onCrash };
    try {
      const mounted = remote.mount(props);
      this.#running = { remote, props, mounted };
      await withDeadline(mounted, MOUNT_MS, part);
      if (turn === this.#turn) this.#settle(turn);
    } catch (error) {
      if (turn !== this.#turn) return;
      reportMountFailure(error as Error);
      await this.#break(turn, error as Error);
    }
  }

  #settle(turn: number): void {
    const { part, slot, loader, onRecovered } = this.options;
    slot.settle();
    clearTimeout(this.#drawn);
    this.#drawn = setTimeout(() => {
      if (turn === this.#turn) loader.drew(part);
    }, DRAWN_MS);
    if (!this.#hideFailure) return;
    this.#hideFailure();
    this.#hideFailure = undefined;
    onRecovered();
  }

  /** The part threw: another release takes its place, or the panel. */
  async #break(broken: number, error: Error): Promise<void> {
    if (broken !== this.#turn) return;
    const { part, slot, loader } = this.options;
    if (!loader.broke(part)) return this.#fail(broken, { error, phase: 'render' });
    const turn = ++this.#turn;
    await this.#leave();
    if (turn !== this.#turn) return;
    slot.renew();
    await this.#show();
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
