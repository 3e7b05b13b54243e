import type { WidgetStories } from '@campavia/testing/stories';

import { Stack } from './layout';
import { Note } from './note';

const LONG =
  'The owner has proposed other dates. If you accept them, the price changes by the two additional days, and the insurance is extended at no cost. If you decline, the first request remains open until Friday.';

export const stories: WidgetStories = {
  widgets: ['Note'],
  states: {
    tones: {
      show: () => (
        <Stack>
          <Note>The owner usually answers within a day.</Note>
          <Note tone="good">Your documents have been checked.</Note>
          <Note tone="care">Upload your driving licence before 12 June.</Note>
          <Note tone="stop">The payment was refused.</Note>
        </Stack>
      ),
    },
    'with a link': {
      show: () => (
        <Note tone="care">
          Upload your driving licence before 12 June. <a href="#documents">To the documents</a>
        </Note>
      ),
    },
    announced: {
      show: () => (
        <Stack>
          <Note tone="good" role="status">
            Your changes have been saved.
          </Note>
          <Note tone="stop" role="alert">
            Your changes could not be saved.
          </Note>
        </Stack>
      ),
    },
    'long text': { show: () => <Note>{LONG}</Note> },
  },
};
