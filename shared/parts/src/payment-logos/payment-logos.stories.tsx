import type { WidgetStories } from '@campavia/testing/stories';

import { PaymentLogo, PaymentLogos } from './payment-logos';

const CODES = ['card', 'cb2x', 'floa4x', 'ho_vou', 'sofort', 'paypal', 'klarna', 'ideal', 'mbway'];

export const stories: WidgetStories = {
  widgets: ['PaymentLogo', 'PaymentLogos'],
  states: {
    'one logo': { show: () => <PaymentLogo logo="visa" /> },
    'every payment method': {
      show: () => CODES.map((code) => <PaymentLogos key={code} code={code} />),
    },
    'an unknown payment method': { show: () => <PaymentLogos code="cheque" /> },
  },
};
