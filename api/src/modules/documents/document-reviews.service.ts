export {
  createDocumentQueueCounts,
  createDocumentReviews,
  type DocumentReviewNeeds,
  type DocumentReviews,
} from './staff-review/review-by-staff';
