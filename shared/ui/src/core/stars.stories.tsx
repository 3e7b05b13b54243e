import type { WidgetStories } from '@campavia/testing/stories';

import { Stars } from './stars';

export const stories: WidgetStories = {
  widgets: ['Stars'],
  states: {
    default: { show: () => <Stars value={4.83} /> },
    'with a count': { show: () => <Stars value={5} count={1204} /> },
    'with a label for the count': { show: () => <Stars value={3.4} count={38} countLabel="38 reviews" /> },
    'nothing yet': { show: () => <Stars value={0} count={0} /> },
  },
};
