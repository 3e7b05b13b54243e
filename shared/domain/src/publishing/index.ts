export * from './publishing-moment';
