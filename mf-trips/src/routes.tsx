import { lazy, useState, type ComponentType } from 'react';

import { Route, Routes } from '@campavia/remote-kit';

/** By the name of the address, which is the chunk's as well: the document then preloads it. */
const SCREENS = {
  account: async () =>
    (await import(/* webpackChunkName: "account" */ './screens/account/account-screen')).AccountScreen,
  'account.profile': async () =>
    (await import(/* webpackChunkName: "account.profile" */ './screens/profile/profile-screen'))
      .ProfileScreen,
  'account.certify-phone': async () =>
    (
      await import(
        /* webpackChunkName: "account.certify-phone" */ './screens/certify-phone/certify-phone-screen'
      )
    ).CertifyPhoneScreen,
  'account.delete': async () =>
    (await import(/* webpackChunkName: "account.delete" */ './screens/delete-account/delete-account-screen'))
      .DeleteAccountScreen,
  'account.password': async () =>
    (await import(/* webpackChunkName: "account.password" */ './screens/password/password-screen'))
      .PasswordScreen,
};
type ScreenName = keyof typeof SCREENS;

const loaded = new Map<string, ComponentType>();
const waiting = new Map<string, ComponentType>();

async function loadScreen(name: ScreenName): Promise<ComponentType> {
  const screen = await SCREENS[name]();
  loaded.set(name, screen);
  return screen;
}

/** Loads the screen of an address ahead; it then appears without a moment of waiting. */
export async function prepareScreen(addressId: string): Promise<void> {
  if (addressId in SCREENS) await loadScreen(addressId as ScreenName);
}

/** One for good per screen: made anew each time it is drawn, a script that is missing would be asked for without end. */
function lazyScreen(name: ScreenName): ComponentType {
  const screen = waiting.get(name) ?? lazy(async () => ({ default: await loadScreen(name) }));
  waiting.set(name, screen);
  return screen;
}

function ScreenOf({ name }: { name: ScreenName }) {
  const [Screen] = useState(() => loaded.get(name) ?? lazyScreen(name));
  return <Screen />;
}

function screenOf(name: ScreenName) {
  return <ScreenOf key={name} name={name} />;
}

/** Address to screen; each screen is loaded when it is first needed. */
export function TripsRoutes() {
  return (
    <Routes>
      <Route path="/d/account" element={screenOf('account')} />
      <Route path="/d/account/profile" element={screenOf('account.profile')} />
      <Route path="/d/account/profile/certify-phone" element={screenOf('account.certify-phone')} />
      <Route path="/d/account/profile/delete" element={screenOf('account.delete')} />
      <Route path="/d/account/password" element={screenOf('account.password')} />
    </Routes>
  );
}
