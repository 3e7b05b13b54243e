import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

const SCREENS = {
  earnings: async () => {
    const [{ EarningsScreen }, { withEarningsMessages }] = await Promise.all([
      import(/* webpackChunkName: "earnings" */ './features/earnings/earnings-screen'),
      import(/* webpackChunkName: "earnings" */ './features/earnings/load-screens'),
    ]);
    return withEarningsMessages(EarningsScreen);
  },
  'earnings.step': async () => {
    const [{ EarningsStepScreen }, { withEarningsMessages }] = await Promise.all([
      import(/* webpackChunkName: "earnings.step" */ './features/earnings/earnings-step-screen'),
      import(/* webpackChunkName: "earnings.step" */ './features/earnings/load-screens'),
    ]);
    return withEarningsMessages(EarningsStepScreen);
  },
  onboarding: async () =>
    (await import(/* webpackChunkName: "onboarding" */ './features/steps/first-step')).FirstStep,
  'onboarding.step': async () =>
    (await import(/* webpackChunkName: "onboarding.step" */ './features/steps/step-screen')).StepScreen,
};

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

export function OnboardingRoutes() {
  return (
    <Routes>
      <Route path="/earnings" element={<ScreenOf key="earnings" name="earnings" />} />
      <Route path="/earnings/:step" element={<ScreenOf key="earnings.step" name="earnings.step" />} />
      <Route path="/onboarding" element={<ScreenOf key="onboarding" name="onboarding" />} />
      <Route
        path="/onboarding/step/:step"
        element={<ScreenOf key="onboarding.step" name="onboarding.step" />}
      />
    </Routes>
  );
}
