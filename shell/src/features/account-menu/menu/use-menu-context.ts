import { pathOf, useFlag, useLocation, usePlatform, useUser } from '@campavia/remote-kit';
import { useIsFrom } from '@campavia/ui/browser';

import { hrefOfTarget } from '../../../layout/layout-link';
import { readLastViewed } from '../../../layout/header/last-viewed';
import type { MenuReader } from '../entries/menu-entry';

export function useMenuReader(): MenuReader {
  const platform = usePlatform();
  const { pathname, search } = useLocation();
  const user = useUser();
  const isWide = useIsFrom('lg');
  const hasApps = useFlag('get_apps');
  const mayUseSingleSignOn = useFlag('single_sign_on');
  const { place } = platform.navigation.current();
  return {
    user,
    isWide,
    hasApps,
    hasSingleSignOn: mayUseSingleSignOn && Boolean(platform.referential?.single_sign_on),
    canPublish: platform.referential?.can_publish_camper !== false,
    present: `${place.pathname}${place.search}`,
    searchQuery: pathname === pathOf('search') ? search : undefined,
    lastViewed: user?.is_staff ? readLastViewed() : undefined,
    hrefOf: (target) => hrefOfTarget(target, platform),
  };
}
