import { aMe, anIdentityDocument, anOwnCamper } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const DOCUMENT = 'GET /3/docs/{id}/';

const insurance = anIdentityDocument({ id: 4902, document_type: 'car_proof_insu', pages: [] });

export const stories: ScreenStories = {
  address: 'camper.document',
  path: '/d/campers/1201/documents/4902',
  user: aMe({ is_owner: true }),
  answers: [answers(CAMPER, anOwnCamper()), answers(DOCUMENT, insurance)],
  states: {
    loading: { answers: [pending(CAMPER)] },
    failed: { answers: [fails(CAMPER)] },
    filled: {},
  },
  without: { empty: 'Every camper is registered and insured.' },
};
