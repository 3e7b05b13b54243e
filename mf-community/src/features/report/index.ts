export { ReportReview } from './report-review';
