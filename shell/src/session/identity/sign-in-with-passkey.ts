import { preparePasskeySignIn, signInWithPasskey } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';

import { CLIENT_ID } from '../client-id';
import { shellSession } from '../shell-session';

/** `pressed`: the browser opens its window; `autofill`: it offers passkeys in the field for the e-mail address. */
export type PasskeyOffer = 'pressed' | 'autofill';

const loadDevice = () => import(/* webpackChunkName: "passkey-device" */ '@simplewebauthn/browser');

/** @returns undefined if the browser offers no passkeys in fields */
export async function signInByDevice(offer: PasskeyOffer): Promise<Me | undefined> {
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await loadDevice();
  const isAutofill = offer === 'autofill';
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) return undefined;
  const options = await preparePasskeySignIn();
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const assertion = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  const tokens = await signInWithPasskey(assertion, CLIENT_ID);
  return shellSession().enter(tokens);
}

export async function stopOffering(): Promise<void> {
  (await loadDevice()).WebAuthnAbortService.cancelCeremony();
}
