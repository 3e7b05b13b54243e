import * as React from 'react';
import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

import { matchAddress } from '../config/addresses';
import type { DocumentRequest } from '../config/document';
import type { RemoteConfig } from '../config/remote-config';
import { prefetchAnswers, type PageRequest } from '../data/prefetch-answers';
import type { NavigationLocation } from '../navigation/navigation-location';
import { platform } from '../platform/platform';
import { SlotBoundary } from '../slots/slot-boundary';
import type { SlotName, SlotProps } from '../slots/slot-props';
import { loadCatalogue, type FetchCatalogue } from '../messages/load-catalogue';

import { PlatformProviders, WithMessages } from './platform-providers';
import { hasAnswers, prerenderPage, UnlessPrerendered, type PrerenderedRoot } from './prerendered-page';

/** Props that the shell passes to a remote's lifecycles. */
export interface RemoteProps {
  /** Name of the part. */
  name: string;
  /** Container of the remote. */
  domElement: HTMLElement;
  /** Called when the remote has crashed and must be unmounted. */
  onCrash?: (error: Error) => void;
}

/** The module that a remote exposes as `./remote`. */
export interface RemoteModule {
  /** Fetches the remote's messages. May be called again after a failure. */
  bootstrap(): Promise<void>;
  /** Loads additional code for the screen of an address, or for a slot component. */
  prepare(addressId: string): Promise<void>;
  /** Requests the answers that a page needs initially, once. Absent in releases before 0.2.1. */
  prefetch?(page: PageToPrefetch): void;
  /**
   * Renders a page before the navigation to it, once the answers that it needs initially are there. `mount` into the same
   * element shows it. Returns how to discard it; undefined for a page that needs no answers, or whose answers failed. Absent in
   * releases before 0.2.4.
   */
  prerender?(page: PageToPrerender): Promise<(() => void) | undefined>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
  /** Slot components for pages of other remotes; available after `bootstrap`. */
  slots: Partial<{ [Name in SlotName]: ComponentType<SlotProps[Name]> }>;
}

/** A page that the user is likely to open. */
export type PageToPrefetch = Pick<DocumentRequest, 'addressId' | 'path' | 'search'>;

/** A page that is rendered before the navigation to it. */
export interface PageToPrerender extends PageToPrefetch {
  /** Not part of the document yet. */
  domElement: HTMLElement;
  /** As expected by the navigation store. */
  place: NavigationLocation;
}

export type RequestedPage = Pick<DocumentRequest, 'addressId' | 'params' | 'search' | 'today'>;

/** A page whose screen is loaded ahead. */
export interface PreparedPage {
  /** The server renders it, or has rendered it and it is about to be hydrated: all of its HTML needs its code. */
  isRendered: boolean;
}

export interface RemoteDefinition {
  /** The content of `remote.config.ts`. */
  config: RemoteConfig;
  /** The remote's routes. */
  Root: ComponentType;
  /** Loads the compiled catalogue of a language. */
  messages: (language: Language) => Promise<{ default: object }>;
  /** Preloads the lazy screen of an address, or a lazy slot component. */
  prepare?: (addressId: string, page: PreparedPage) => Promise<unknown>;
  /** The answers that a page needs initially, as requested by its `server.ts`. */
  requests?: (page: RequestedPage) => readonly PageRequest[];
  /** Slot components for pages of other remotes; they use the remote's messages. */
  slots?: RemoteModule['slots'];
}

/**
 * Creates a remote's single-spa lifecycles, with everything its screens need: error boundary, id prefix, messages,
 * cache, nonce, routing. The result is all that `src/remote.tsx` exports.
 */
export function defineRemote(definition: RemoteDefinition): RemoteModule {
  const { config, messages, prepare, slots = {} } = definition;
  let loaded: Messages | undefined;
  let renderType: 'hydrateRoot' | 'createRoot' = 'createRoot';
  let mounted: RemoteProps | undefined;
  const prerendered = new WeakMap<Element, PrerenderedRoot>();

  const page = <Page definition={definition} messages={() => loaded} />;

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: rootsOf(config.name, prerendered),
    renderType: () => renderType,
    rootComponent: () => <UnlessPrerendered>{page}</UnlessPrerendered>,
    errorBoundary: (error, _info, props) => <Crash error={error} props={props} />,
  });

  return {
    async bootstrap() {
      loaded ??= await loadCatalogue(platform().site, messages as FetchCatalogue);
    },
    async prepare(addressId) {
      const { rendered } = document.getElementById(`app-${config.name}`)?.dataset ?? {};
      await prepare?.(addressId, { isRendered: rendered !== undefined });
    },
    prefetch(target) {
      prefetchAnswers(platform().cache, requestsOf(definition, target));
    },
    async prerender({ domElement, place, ...target }) {
      if (!(await hasAnswers(platform().cache, requestsOf(definition, target)))) return undefined;
      const onCrash = (error: Error) => reportCrash(error, mounted ?? { name: config.name, domElement });
      const root = prerenderPage({
        element: domElement,
        place,
        rootOptions: rootOptionsOf(config.name),
        page: <SlotBoundary onCrash={onCrash}>{page}</SlotBoundary>,
      });
      prerendered.set(domElement, root);
      return () => root.unmount();
    },
    mount(props) {
      mounted = props;
      renderType = takeRendered(props.domElement) ? 'hydrateRoot' : 'createRoot';
      return lifecycles.mount(complete(props));
    },
    unmount: (props) => lifecycles.unmount(complete(props)),
    slots: slotComponents(slots, () => loaded),
  };
}

interface PageProps {
  definition: Pick<RemoteDefinition, 'Root'>;
  messages: () => Messages | undefined;
}

function Page({ definition: { Root }, messages }: PageProps) {
  return (
    <PlatformProviders messages={messages()}>
      <Suspense fallback={createElement(platform().PageSkeleton)}>
        <Root />
      </Suspense>
    </PlatformProviders>
  );
}

/** The answers that a page needs initially. */
function requestsOf({ requests }: RemoteDefinition, page: PageToPrefetch): readonly PageRequest[] {
  const { addressId, path, search } = page;
  const { addresses, today } = platform();
  const own = addresses.filter(({ id }) => id === addressId);
  const match = matchAddress(own, path);
  return (match && requests?.({ addressId, params: match.params, search, today })) ?? [];
}

/** Whether the server has rendered the element's content; true only for the first call. */
function takeRendered({ dataset }: HTMLElement): boolean {
  const isRendered = dataset.rendered !== undefined;
  delete dataset.rendered;
  return isRendered;
}

/** Slot components are rendered in the trees of other parts, so they load their own messages. */
function slotComponents(
  slots: RemoteModule['slots'],
  messages: () => Messages | undefined,
): RemoteModule['slots'] {
  const provided = Object.entries(slots).map(([name, Piece]) => {
    const Provided = (props: object) => (
      <WithMessages messages={messages()}>
        {createElement(Piece as ComponentType<object>, props)}
      </WithMessages>
    );
    return [name, Provided];
  });
  return Object.fromEntries(provided) as RemoteModule['slots'];
}

type LifecycleProps = Parameters<ReturnType<typeof singleSpaReact<RemoteProps>>['mount']>[0];

// The library's types require props that only single-spa itself passes; only name and domElement are used.
function complete(props: RemoteProps): LifecycleProps {
  return props as LifecycleProps;
}

function rootOptionsOf(name: string) {
  return {
    identifierPrefix: `${name}-`,
    onCaughtError: () => undefined,
    // The server's HTML did not match, so React rendered the page again.
    onRecoverableError: (error: unknown) =>
      window.reportError(Object.assign(error as Error, { reportedAs: 'hydration' })),
  };
}

function rootsOf(name: string, prerendered: WeakMap<Element, PrerenderedRoot>) {
  const options = rootOptionsOf(name);
  return {
    createRoot: (element: Element) => prerendered.get(element) ?? createRoot(element, options),
    hydrateRoot: (element: Element, node: React.ReactNode) => hydrateRoot(element, node, options),
  };
}

/** Replaces a crashed remote and reports it to the shell once. */
function Crash({ error, props }: { error: Error; props: RemoteProps }) {
  useEffect(() => reportCrash(error, props), [error, props]);
  return null;
}

function reportCrash(error: Error, { name, onCrash }: RemoteProps): void {
  platform().reportFailure({ part: name, phase: 'render', error });
  onCrash?.(error);
}
