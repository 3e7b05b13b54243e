export * from './contact-text';
