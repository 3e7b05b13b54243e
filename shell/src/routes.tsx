import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

import { DashboardRedirect } from './features/dashboard/dashboard-redirect';
import { LoginRedirect } from './features/sign-in/login-redirect';
import { NotFoundScreen } from './features/not-found/not-found-screen';

/** The keys are both address ids and chunk names, so that the document can preload the chunk. */
const SCREENS = {
  'sign-in': async () =>
    (await import(/* webpackChunkName: "sign-in" */ './features/sign-in/sign-in-screen')).SignInScreen,
  signup: async () =>
    (await import(/* webpackChunkName: "signup" */ './features/sign-up/sign-up-screen')).SignUpScreen,
  'auth-success': async () =>
    (await import(/* webpackChunkName: "auth-success" */ './features/single-sign-on/auth-success-screen'))
      .AuthSuccessScreen,
  'log-as': async () =>
    (await import(/* webpackChunkName: "log-as" */ './features/log-as/log-as-screen')).LogAsScreen,
  'confirm-email': async () =>
    (await import(/* webpackChunkName: "confirm-email" */ './features/confirm-email/confirm-email-screen'))
      .ConfirmEmailScreen,
  'forgotten-password': async () =>
    (
      await import(
        /* webpackChunkName: "forgotten-password" */ './features/password/forgotten-password-screen'
      )
    ).ForgottenPasswordScreen,
  'reset-password': async () =>
    (await import(/* webpackChunkName: "reset-password" */ './features/password/reset-password-screen'))
      .ResetPasswordScreen,
};
type ScreenName = keyof typeof SCREENS;

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

const PATHS: [path: string, name: ScreenName][] = [
  ['/sign-in', 'sign-in'],
  ['/signup', 'signup'],
  ['/auth/success', 'auth-success'],
  ['/login/log-as', 'log-as'],
  ['/confirm-email', 'confirm-email'],
  ['/forgotten-password', 'forgotten-password'],
  ['/reset-password', 'reset-password'],
];

export function ShellRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<LoginRedirect />} />
      <Route path="/d" element={<DashboardRedirect />} />
      {PATHS.map(([path, name]) => (
        <Route key={name} path={path} element={<ScreenOf key={name} name={name} />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
