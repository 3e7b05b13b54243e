export { QuotePanel } from './quote-panel';
