import { aMe, anIdentityDocument, someDocuments } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const ALL = 'GET /3/docs/vehicle/{id}/';
const ONE = 'GET /3/docs/{id}/';

const registration = anIdentityDocument({ id: 4901, document_type: 'car_registr', status: 'validated' });
const insurance = anIdentityDocument({
  id: 4902,
  document_type: 'car_proof_insu',
  status: 'refused',
  expiration_date: '2027-03-31',
  expiration_date_mandatory: true,
  reason: { code: 'UNREADABLE', text: 'The picture is blurred. Please take it again in daylight.' },
});
const inspection = anIdentityDocument({ id: 4903, document_type: 'MOT', pages: [] });
const taxRecord = anIdentityDocument({ id: 4904, document_type: 'dvla', status: 'valid_ask' });

export const stories: SlotStories = {
  slot: 'camper.documents',
  path: '/d/campers/1201/documents',
  user: aMe({ is_owner: true }),
  answers: [answers(ALL, someDocuments(registration, insurance, inspection)), answers(ONE, insurance)],
  states: {
    loading: { props: { camperId: 1201, vehicleId: 61 }, answers: [pending(ALL)] },
    failed: { props: { camperId: 1201, vehicleId: 61 }, answers: [fails(ALL)] },
    filled: { props: { camperId: 1201, vehicleId: 61 } },
    'filled: all checked': {
      props: { camperId: 1201, vehicleId: 61 },
      answers: [
        answers(
          ALL,
          someDocuments(registration, { ...registration, id: 4905, document_type: 'MOT' }, taxRecord),
        ),
      ],
    },
    'filled: one document': { props: { camperId: 1201, vehicleId: 61, documentId: 4902 } },
    'filled: pages to upload': { props: { camperId: 1201, vehicleId: 61, documentId: 4902, isUpload: true } },
  },
  without: { empty: 'Every camper is registered and insured.' },
};
