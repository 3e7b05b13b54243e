import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Stack } from './layout';
import { Toast } from './toast';

const LONG =
  'The connection was lost while the three pictures were being uploaded. They are still in the message, and you can send it again as soon as you are back online.';

function doNothing() {}

export const stories: WidgetStories = {
  widgets: ['Toast'],
  states: {
    default: {
      show: () => (
        <Stack>
          <Toast tone="good" title="Saved to your wishlist" />
          <Toast tone="stop" title="Not saved" text="Check your connection and try again." />
          <Toast
            tone="good"
            title="Removed from your wishlist"
            action={<button type="button">Undo</button>}
            onClose={doNothing}
          />
          <Toast
            tone="stop"
            title="The message to the owner could not be sent"
            text={LONG}
            action={<a href="#chat">Back to the conversation</a>}
            onClose={doNothing}
          />
        </Stack>
      ),
    },
    'keyboard focus': {
      show: () => (
        <Focused>
          <Toast tone="good" title="Saved to your wishlist" onClose={doNothing} />
        </Focused>
      ),
    },
  },
};
