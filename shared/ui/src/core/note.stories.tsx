import type { WidgetStories } from '@campavia/testing/stories';

import { Stack } from './layout';
import { Note } from './note';

const LONG =
  'The owner has proposed other dates. If you accept them, the price changes by the two additional days, and the insurance is extended at no cost. If you decline, the first request remains open until Friday.';

export const stories: WidgetStories = {
  widgets: ['Note'],
  states: {
    default: {
      show: () => (
        <Stack>
          <Note>The owner usually answers within a day.</Note>
          <Note tone="good" role="status">
            Your documents have been checked.
          </Note>
          <Note tone="care">
            Upload your driving licence before 12 June. <a href="#documents">To the documents</a>
          </Note>
          <Note tone="stop" role="alert">
            The payment was refused.
          </Note>
          <Note>{LONG}</Note>
        </Stack>
      ),
    },
  },
};
