import type { WidgetStories } from '@campavia/testing/stories';

import { SignedIn } from './signed-in';

export const stories: WidgetStories = {
  widgets: ['SignedIn'],
  states: {
    'nobody known yet': { show: () => <SignedIn>{({ first_name }) => first_name}</SignedIn> },
  },
};
