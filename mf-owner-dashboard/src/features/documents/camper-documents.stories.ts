import { aMe, anIdentityDocument, anOwnCamper, someDocuments } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const DOCUMENTS = 'GET /3/docs/vehicle/{id}/';

const insurance = anIdentityDocument({ id: 4902, document_type: 'car_proof_insu', pages: [] });

export const stories: ScreenStories = {
  address: 'camper.documents',
  path: '/d/campers/1201/documents',
  user: aMe({ is_owner: true }),
  answers: [answers(CAMPER, anOwnCamper()), answers(DOCUMENTS, someDocuments(insurance))],
  states: {
    loading: { answers: [pending(CAMPER)] },
    failed: { answers: [fails(CAMPER)] },
    filled: {},
  },
  without: { empty: 'Every camper is registered and insured.' },
};
