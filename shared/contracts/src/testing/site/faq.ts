import type { Faq, FaqBlock, FaqQuestion, FaqTrip, UserFaq } from '../../site/faq';

/** A paragraph of an answer. */
export function aFaqParagraph(text: string): FaqBlock {
  return { kind: 'paragraph', lines: [[{ text }]] };
}

export function aFaqQuestion(over: Partial<FaqQuestion> = {}): FaqQuestion {
  return {
    id: 'deposit-when',
    question: 'When is the deposit taken?',
    answer: [
      aFaqParagraph('Two days before pick-up your bank reserves the amount on your card.'),
      { kind: 'paragraph', lines: [[{ text: 'See it in ' }, { text: 'your trips', path: '/d/trips' }]] },
    ],
    ...over,
  };
}

/** Two topics with five questions. */
export function aFaq(over: Partial<Faq> = {}): Faq {
  return {
    topics: [
      {
        id: 'booking',
        title: 'Booking a camper',
        questions: [
          aFaqQuestion({
            id: 'request-answer',
            question: 'How long does the owner have to answer?',
            answer: [
              aFaqParagraph('An owner has 48 hours. Then the request expires, and you pay nothing.'),
              {
                kind: 'bullets',
                lines: [
                  [{ text: 'Accepted', style: 'bold' }, { text: ': you have three days to pay.' }],
                  [{ text: 'Declined', style: 'bold' }, { text: ': we look for similar campers.' }],
                ],
              },
            ],
          }),
          aFaqQuestion({
            id: 'cafe',
            question: 'Is there a café on the way?',
            answer: [aFaqParagraph('Ask the owner: they know the road.')],
          }),
        ],
      },
      {
        id: 'paying',
        title: 'Paying and deposit',
        questions: [
          aFaqQuestion(),
          aFaqQuestion({
            id: 'deposit-back',
            question: 'When do I get the deposit back?',
            answer: [aFaqParagraph('Fourteen days after the return at the latest.')],
          }),
          aFaqQuestion({
            id: 'means',
            question: 'How can I pay?',
            answer: [aFaqParagraph('By card, and by what is usual in your country.')],
          }),
        ],
      },
    ],
    ...over,
  };
}

/** A trip in summer whose deposit is pending. */
export function aFaqTrip(over: Partial<FaqTrip> = {}): FaqTrip {
  return {
    booking_id: 501,
    camper_title: 'Summit',
    owner_first_name: 'Claire',
    deposit: '2000.00',
    deposit_currency: 'EUR',
    deposit_state: 'to_come',
    deposit_on: '2027-06-26',
    release_on: '2027-07-22',
    ...over,
  };
}

export function aUserFaq(over: Partial<UserFaq> = {}): UserFaq {
  return { ...aFaq(), trip: aFaqTrip(), ...over };
}
