import { defineMessages } from 'react-intl';

export const chatMessages = defineMessages({
  ask: {
    id: 'chat.ask',
    defaultMessage: 'Ask a question',
    description: 'Button that opens the chat assistant (an automatic helper, no person)',
  },
  name: {
    id: 'chat.name',
    defaultMessage: 'Assistant',
    description: 'Name of the panel with the chat assistant (an automatic helper, no person)',
  },
});
