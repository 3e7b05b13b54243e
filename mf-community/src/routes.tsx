import { lazyScreens, Navigate, pathOf, Route, Routes, useLocation } from '@campavia/remote-kit';

import { CommunityRedirect } from './features/community-pages/community-redirect';

/** The keys are address ids and also chunk names, so that the document preloads the chunk. */
const SCREENS = {
  'community.all-reviews': async () =>
    (
      await import(/* webpackChunkName: "community.all-reviews" */ './features/community-pages/load-screens')
    ).loadAllReviewsScreen(),
  'community.pictures-wall': async () =>
    (
      await import(
        /* webpackChunkName: "community.pictures-wall" */ './features/community-pages/load-screens'
      )
    ).loadPicturesWallScreen(),
  'rent-my-motorhome': async () =>
    (
      await import(/* webpackChunkName: "rent-my-motorhome" */ './features/rent-out/load-screen')
    ).loadRentOutScreen(),
  ambassador: async () =>
    (await import(/* webpackChunkName: "ambassador" */ './features/content/pages/ambassador')).loadScreen(),
  assistances: async () =>
    (await import(/* webpackChunkName: "assistances" */ './features/content/pages/assistances')).loadScreen(),
  confidentiality: async () =>
    (
      await import(/* webpackChunkName: "confidentiality" */ './features/content/pages/confidentiality')
    ).loadScreen(),
  contract: async () =>
    (await import(/* webpackChunkName: "contract" */ './features/content/pages/contract')).loadScreen(),
  'get-apps': async () =>
    (await import(/* webpackChunkName: "get-apps" */ './features/content/pages/get-apps')).loadScreen(),
  'gift-cards': async () =>
    (await import(/* webpackChunkName: "gift-cards" */ './features/content/pages/gift-cards')).loadScreen(),
  'how-it-works': async () =>
    (
      await import(/* webpackChunkName: "how-it-works" */ './features/content/pages/how-it-works')
    ).loadScreen(),
  insurances: async () =>
    (await import(/* webpackChunkName: "insurances" */ './features/content/pages/insurances')).loadScreen(),
  partners: async () =>
    (await import(/* webpackChunkName: "partners" */ './features/content/pages/partners')).loadScreen(),
  press: async () =>
    (await import(/* webpackChunkName: "press" */ './features/content/pages/press')).loadScreen(),
  'privacy.confidentiality': async () =>
    (
      await import(
        /* webpackChunkName: "privacy.confidentiality" */ './features/content/pages/confidentiality'
      )
    ).loadScreen(),
  'privacy.cookies': async () =>
    (await import(/* webpackChunkName: "privacy.cookies" */ './features/content/pages/cookies')).loadScreen(),
  'rv-hire-family': async () =>
    (
      await import(/* webpackChunkName: "rv-hire-family" */ './features/content/pages/rv-hire-family')
    ).loadScreen(),
  'rv-hire-with-pets': async () =>
    (
      await import(/* webpackChunkName: "rv-hire-with-pets" */ './features/content/pages/rv-hire-with-pets')
    ).loadScreen(),
  surftrip: async () =>
    (await import(/* webpackChunkName: "surftrip" */ './features/content/pages/surftrip')).loadScreen(),
  team: async () =>
    (await import(/* webpackChunkName: "team" */ './features/content/pages/team')).loadScreen(),
  terms: async () =>
    (await import(/* webpackChunkName: "terms" */ './features/content/pages/terms')).loadScreen(),
  'hit-the-road': async () =>
    (
      await import(/* webpackChunkName: "hit-the-road" */ './features/content/pages/hit-the-road')
    ).loadScreen(),
  'rv-beginner': async () =>
    (await import(/* webpackChunkName: "rv-beginner" */ './features/content/pages/rv-beginner')).loadScreen(),
  'we-love-california': async () =>
    (
      await import(/* webpackChunkName: "we-love-california" */ './features/content/pages/we-love-california')
    ).loadScreen(),
  help: async () =>
    (await import(/* webpackChunkName: "help" */ './features/help/load-screen')).loadHelpScreen(),
  contact: async () =>
    (await import(/* webpackChunkName: "contact" */ './features/contact/load-screen')).loadContactScreen(),
  newsletter: async () =>
    (
      await import(/* webpackChunkName: "newsletter" */ './features/newsletter/load-screen')
    ).loadNewsletterScreen(),
};

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

/** Address to screen; each screen is loaded when it is first needed. */
export function CommunityRoutes() {
  return (
    <Routes>
      <Route path="/community" element={<CommunityRedirect />} />
      <Route
        path="/community/all-reviews"
        element={<ScreenOf key="community.all-reviews" name="community.all-reviews" />}
      />
      <Route
        path="/community/pictures-wall"
        element={<ScreenOf key="community.pictures-wall" name="community.pictures-wall" />}
      />
      <Route
        path="/rent-my-motorhome"
        element={<ScreenOf key="rent-my-motorhome" name="rent-my-motorhome" />}
      />
      <Route path="/ambassador" element={<ScreenOf key="ambassador" name="ambassador" />} />
      <Route path="/assistances" element={<ScreenOf key="assistances" name="assistances" />} />
      <Route path="/confidentiality" element={<ScreenOf key="confidentiality" name="confidentiality" />} />
      <Route path="/contract" element={<ScreenOf key="contract" name="contract" />} />
      <Route path="/get-apps" element={<ScreenOf key="get-apps" name="get-apps" />} />
      <Route path="/gift-cards" element={<ScreenOf key="gift-cards" name="gift-cards" />} />
      <Route path="/:page" element={<ScreenOf key="how-it-works" name="how-it-works" />} />
      <Route path="/insurances" element={<ScreenOf key="insurances" name="insurances" />} />
      <Route path="/partners" element={<ScreenOf key="partners" name="partners" />} />
      <Route path="/press" element={<ScreenOf key="press" name="press" />} />
      <Route path="/privacy" element={<Navigate to="/privacy/confidentiality" replace />} />
      <Route
        path="/privacy/confidentiality"
        element={<ScreenOf key="privacy.confidentiality" name="privacy.confidentiality" />}
      />
      <Route path="/privacy/cookies" element={<ScreenOf key="privacy.cookies" name="privacy.cookies" />} />
      <Route path="/rv-hire-family" element={<ScreenOf key="rv-hire-family" name="rv-hire-family" />} />
      <Route
        path="/rv-hire-with-pets"
        element={<ScreenOf key="rv-hire-with-pets" name="rv-hire-with-pets" />}
      />
      <Route path="/surftrip" element={<ScreenOf key="surftrip" name="surftrip" />} />
      <Route path="/team" element={<ScreenOf key="team" name="team" />} />
      <Route path="/terms" element={<ScreenOf key="terms" name="terms" />} />
      <Route path="/travelers" element={<Navigate to="/travelers/hit-the-road" replace />} />
      <Route path="/travelers/hit-the-road" element={<ScreenOf key="hit-the-road" name="hit-the-road" />} />
      <Route path="/travelers/rv-beginner" element={<ScreenOf key="rv-beginner" name="rv-beginner" />} />
      <Route
        path="/we-love-california"
        element={<ScreenOf key="we-love-california" name="we-love-california" />}
      />
      <Route path="/help" element={<ScreenOf key="help" name="help" />} />
      <Route path="/faq" element={<ToHelp />} />
      <Route path="/contact" element={<ScreenOf key="contact" name="contact" />} />
      <Route path="/newsletter" element={<ScreenOf key="newsletter" name="newsletter" />} />
    </Routes>
  );
}

/** The server redirects already; this is for links within the site. */
function ToHelp() {
  const { search, hash } = useLocation();
  return <Navigate to={`${pathOf('help', {}, search) ?? '/'}${hash}`} replace />;
}
