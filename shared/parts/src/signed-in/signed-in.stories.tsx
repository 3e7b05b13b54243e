import type { WidgetStories } from '@campavia/testing/stories';

import { SignedIn } from './signed-in';

export const stories: WidgetStories = {
  widgets: ['SignedIn'],
  states: {
    'before the user is known': { show: () => <SignedIn>{({ first_name }) => first_name}</SignedIn> },
  },
};
