import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Toast } from './toast';

function doNothing() {}

export const stories: WidgetStories = {
  widgets: ['Toast'],
  states: {
    success: { show: () => <Toast tone="good" title="Saved to your wishlist" /> },
    failure: {
      show: () => <Toast tone="stop" title="Not saved" text="Check your connection and try again." />,
    },
    'with an action': {
      show: () => (
        <Toast
          tone="good"
          title="Removed from your wishlist"
          action={<button type="button">Undo</button>}
          onClose={doNothing}
        />
      ),
    },
    'long text': {
      show: () => (
        <Toast
          tone="stop"
          title="The message to the owner could not be sent"
          text="The connection was lost while the three pictures were being uploaded. They are still in the message, and you can send it again as soon as you are back online."
          action={<a href="#chat">Back to the conversation</a>}
          onClose={doNothing}
        />
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
