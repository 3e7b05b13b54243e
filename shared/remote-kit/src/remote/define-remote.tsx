import * as React from 'react';
import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

import type { RemoteConfig } from '../config/remote-config';
import { platform } from '../platform/platform';
import type { SlotName, SlotProps } from '../slots/slot-props';
import { loadCatalogue, type FetchCatalogue } from '../messages/load-catalogue';

import { PlatformProviders, WithMessages } from './platform-providers';

/** What the shell hands to a remote's lifecycles. */
export interface RemoteProps {
  /** Name of the part. */
  name: string;
  /** Where the remote draws itself. */
  domElement: HTMLElement;
  /** The remote threw; it shows nothing any more and wants to be unmounted. */
  onCrash?: (error: Error) => void;
}

/** The module that a remote exposes as `./remote`. */
export interface RemoteModule {
  /** Fetches the remote's words. May be called again after a failure. */
  bootstrap(): Promise<void>;
  /** Fetches what the screen of an address, or the piece of a slot, needs beyond the entry. */
  prepare(addressId: string): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
  /** The pieces lent to other parts' pages, once `bootstrap` is done. */
  slots: Partial<{ [Name in SlotName]: ComponentType<SlotProps[Name]> }>;
}

export interface RemoteDefinition {
  /** The content of `remote.config.ts`. */
  config: RemoteConfig;
  /** The remote's routes. */
  Root: ComponentType;
  /** Loads the compiled catalogue of a language. */
  messages: (language: Language) => Promise<{ default: object }>;
  /** Loads the lazy screen of an address, or the lazy piece of a slot, ahead, so that it appears whole. */
  prepare?: (addressId: string) => Promise<unknown>;
  /** The pieces lent to other parts' pages; they read the remote's words as its screens do. */
  slots?: RemoteModule['slots'];
}

/**
 * Makes a remote's single-spa lifecycles, with everything around its screens that nobody may forget: error
 * boundary, id prefix, words, cache, nonce, routing. The result is all that `src/remote.tsx` exports.
 */
export function defineRemote(definition: RemoteDefinition): RemoteModule {
  const { config, Root, messages, prepare, slots = {} } = definition;
  let words: Messages | undefined;

  function RemoteRoot() {
    return (
      <PlatformProviders messages={words}>
        <Suspense fallback={createElement(platform().PageSkeleton)}>
          <Root />
        </Suspense>
      </PlatformProviders>
    );
  }

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: rootsOf(config.name),
    rootComponent: RemoteRoot,
    errorBoundary: (error, _info, props) => <Crash error={error} props={props} />,
  });

  return {
    async bootstrap() {
      words ??= await loadCatalogue(platform().site, messages as FetchCatalogue);
    },
    async prepare(addressId) {
      await prepare?.(addressId);
    },
    mount: (props) => lifecycles.mount(complete(props)),
    unmount: (props) => lifecycles.unmount(complete(props)),
    slots: slotComponents(slots, () => words),
  };
}

/** Pieces stand in other parts' trees; their words come with them. */
function slotComponents(
  slots: RemoteModule['slots'],
  words: () => Messages | undefined,
): RemoteModule['slots'] {
  const provided = Object.entries(slots).map(([name, Piece]) => {
    const Provided = (props: object) => (
      <WithMessages messages={words()}>{createElement(Piece as ComponentType<object>, props)}</WithMessages>
    );
    return [name, Provided];
  });
  return Object.fromEntries(provided) as RemoteModule['slots'];
}

type LifecycleProps = Parameters<ReturnType<typeof singleSpaReact<RemoteProps>>['mount']>[0];

// The library's types ask for what only a call by single-spa itself would bring; it uses name and domElement.
function complete(props: RemoteProps): LifecycleProps {
  return props as LifecycleProps;
}

function rootsOf(name: string) {
  const options = { identifierPrefix: `${name}-`, onCaughtError: () => undefined };
  return {
    createRoot: (element: Element) => createRoot(element, options),
    hydrateRoot: (element: Element, node: React.ReactNode) => hydrateRoot(element, node, options),
  };
}

/** Stands where the remote stood and tells the shell once. */
function Crash({ error, props }: { error: Error; props: RemoteProps }) {
  useEffect(() => {
    platform().reportFailure({ part: props.name, phase: 'render', error });
    props.onCrash?.(error);
  }, [error, props]);
  return null;
}
