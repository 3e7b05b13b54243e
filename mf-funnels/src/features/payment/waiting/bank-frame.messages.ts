import { defineMessages, type NoMessageValues } from 'react-intl';

type FrameValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  frame: NoMessageValues;
  wholePage: NoMessageValues;
  shut: NoMessageValues;
};

export const frameMessages = defineMessages<FrameValues>({
  title: {
    id: 'payment.frame.title',
    defaultMessage: 'Confirm it with your bank',
    description: 'Title of the window in which the bank asks whether it is really the holder who pays',
  },
  text: {
    id: 'payment.frame.text',
    defaultMessage: 'Your bank asks whether it is you. Nothing is charged until you answer.',
    description: 'Under that title',
  },
  frame: {
    id: 'payment.frame.frame',
    defaultMessage: 'Page of your bank',
    description: 'Read aloud: what stands in the frame',
  },
  wholePage: {
    id: 'payment.frame.whole-page',
    defaultMessage: 'Open at your bank',
    description: 'Link: the same question on a page of its own',
  },
  shut: {
    id: 'payment.frame.shut',
    defaultMessage: 'Not now',
    description: 'Button: closes the dialog; the bank keeps waiting for the answer',
  },
});
