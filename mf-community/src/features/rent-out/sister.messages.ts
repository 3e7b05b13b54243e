import { defineMessages } from 'react-intl';

export const sisterMessages = defineMessages({
  title: {
    id: 'rent-out.sister.title',
    defaultMessage: 'List your camper on our sister platform?',
    description: 'Heading of a dialog on sites that take no campers',
  },
  text: {
    id: 'rent-out.sister.text',
    defaultMessage:
      'Campavia takes no new campers in your country at the moment. Our sister platform does: you describe your camper there, and keep your Campavia account as it is.',
    description: 'Under that heading',
  },
  stay: {
    id: 'rent-out.sister.stay',
    defaultMessage: 'Stay here',
    description: 'Button that closes the dialog',
  },
  go: {
    id: 'rent-out.sister.go',
    defaultMessage: 'Go to the sister site',
    description: 'Button of the dialog that leaves for the other platform',
  },
});
