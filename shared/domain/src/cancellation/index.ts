export * from './cancellation-terms';
