import type { WidgetStories } from '@campavia/testing/stories';
import { Row } from '@campavia/ui';

import { PaymentLogo, PaymentLogos } from './payment-logos';

const CODES = ['card', 'cb2x', 'floa4x', 'ho_vou', 'sofort', 'paypal', 'klarna', 'ideal', 'mbway'];

export const stories: WidgetStories = {
  widgets: ['PaymentLogo', 'PaymentLogos'],
  states: {
    default: {
      show: () => (
        <Row>
          <PaymentLogo logo="visa" />
          {CODES.map((code) => (
            <PaymentLogos key={code} code={code} />
          ))}
          <PaymentLogos code="cheque" />
        </Row>
      ),
    },
  },
};
