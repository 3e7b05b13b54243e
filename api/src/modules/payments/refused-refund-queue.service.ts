export { createRefusedRefundCounts } from './refused/refused-refunds.service';
