export * from './addresses';
export * from './document';
export * from './release';
export * from './remote-config';
