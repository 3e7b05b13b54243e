import type { RemoteModule, RemoteProps } from '@campavia/remote-kit';

import type { UntilNeeded } from './hydration/delay-hydration';
import type { PrerenderedPages } from '../navigation/prerendered-pages';
import { nextPaint, withTimeout } from './timeout';
import type { RemoteContainer } from './remote-container';
import type { RemoteLoader } from './remote-loader';

const MOUNT_MS = 2000;
const DRAWN_MS = 1000;
const LEAVE_MS = 1000;

export interface FailureNotice {
  error: Error;
  phase: 'load' | 'render';
  retry(): void;
}

export interface AdapterOptions {
  part: string;
  slot: RemoteContainer;
  loader: Pick<RemoteLoader, 'load' | 'markRendered' | 'markCrashed'>;
  prerendered: Pick<PrerenderedPages, 'take'>;
  addressId(): string | undefined;
  untilNeeded: UntilNeeded;
  /** Returns a function that removes the panel. */
  showFailure(element: HTMLElement, notice: FailureNotice): () => void;
  /** Reports a failed mount; load failures and later crashes are reported elsewhere. */
  reportMountFailure(error: Error): void;
  onRecovered(): void;
}

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

/** Results that arrive after a later visit began must have no effect: each visit has a number. */
export class RemoteAdapter {
  #visit = 0;
  #running: Running | undefined;
  #drawn: ReturnType<typeof setTimeout> | undefined;
  #hideFailure: (() => void) | undefined;

  constructor(private readonly options: AdapterOptions) {}

  /** Never wait for the network, because single-spa waits for lifecycles without limit. */
  readonly lifecycles: AdaptedLifecycles = {
    bootstrap: async () => undefined,
    mount: async () => void this.#show(),
    unmount: () => this.#close(),
  };

  /** After a failure, a navigation within the remote loads it again. */
  readonly revisit = (): void => {
    if (this.#hideFailure) void this.#show();
  };

  async #show(): Promise<void> {
    const { part, slot, loader, addressId, untilNeeded } = this.options;
    const visit = ++this.#visit;
    const domElement = slot.open();
    const address = addressOf(domElement);
    const needed = untilNeeded(domElement);
    if (needed) await needed;
    if (visit !== this.#visit) return;
    let remote: RemoteModule;
    try {
      remote = await loader.load(part, addressId());
    } catch (error) {
      return this.#fail(visit, { error: error as Error, phase: 'load' });
    }
    if (visit !== this.#visit) return;
    if (addressOf(domElement) !== address) emptyRendered(domElement);
    await this.#draw(visit, remote, domElement);
  }

  async #draw(visit: number, remote: RemoteModule, domElement: HTMLElement): Promise<void> {
    const { part, prerendered, reportMountFailure } = this.options;
    const onCrash = (error: Error) => void this.#break(visit, error);
    prerendered.take(domElement, remote);
    const props = { name: part, domElement, onCrash };
    try {
      const mounted = remote.mount(props);
      this.#running = { remote, props, mounted };
      await withTimeout(mounted, MOUNT_MS, part);
      if (visit === this.#visit) this.#settle(visit);
    } catch (error) {
      if (visit !== this.#visit) return;
      reportMountFailure(error as Error);
      await this.#break(visit, error as Error);
    }
  }

  #settle(visit: number): void {
    const { part, slot, loader, onRecovered } = this.options;
    slot.settle();
    clearTimeout(this.#drawn);
    this.#drawn = setTimeout(() => {
      if (visit === this.#visit) loader.markRendered(part);
    }, DRAWN_MS);
    if (!this.#hideFailure) return;
    this.#hideFailure();
    this.#hideFailure = undefined;
    onRecovered();
  }

  async #break(broken: number, error: Error): Promise<void> {
    if (broken !== this.#visit) return;
    const { part, slot, loader } = this.options;
    if (!loader.markCrashed(part)) return this.#fail(broken, { error, phase: 'render' });
    const visit = ++this.#visit;
    await this.#leave();
    if (visit !== this.#visit) return;
    slot.renew();
    await this.#show();
  }

  async #fail(failed: number, what: Omit<FailureNotice, 'retry'>): Promise<void> {
    if (failed !== this.#visit) return;
    const visit = ++this.#visit;
    await this.#leave();
    if (visit !== this.#visit) return;
    const retry = () => {
      if (visit === this.#visit) void this.#show();
    };
    this.#hideFailure = this.options.showFailure(this.options.slot.cover(), { ...what, retry });
  }

  // single-spa-react never finishes an unmount that begins before the mount has finished.
  async #leave(): Promise<void> {
    const leaving = this.#running;
    this.#running = undefined;
    if (!leaving) return;
    const { remote, props, mounted } = leaving;
    await withTimeout(mounted, LEAVE_MS, props.name).catch(() => undefined);
    await withTimeout(remote.unmount(props), LEAVE_MS, props.name).catch(() => undefined);
  }

  async #close(): Promise<void> {
    this.#visit += 1;
    const isNextShown = this.options.slot.leave();
    if (isNextShown) await nextPaint(window);
    await this.#leave();
    this.#hideFailure?.();
    this.#hideFailure = undefined;
    this.options.slot.close();
  }
}

function addressOf({ ownerDocument: { location } }: HTMLElement): string {
  return location.pathname + location.search;
}

/** The server has rendered another page of the part: this one is rendered from scratch. */
function emptyRendered(element: HTMLElement): void {
  if (element.dataset.rendered === undefined) return;
  delete element.dataset.rendered;
  element.replaceChildren();
}
