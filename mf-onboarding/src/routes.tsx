import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

const SCREENS = {
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
      <Route path="/onboarding" element={<ScreenOf key="onboarding" name="onboarding" />} />
      <Route
        path="/onboarding/step/:step"
        element={<ScreenOf key="onboarding.step" name="onboarding.step" />}
      />
    </Routes>
  );
}
