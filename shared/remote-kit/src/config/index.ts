export * from './addresses';
export * from './document';
export * from './json-schema';
export * from './page-title';
export * from './release';
export * from './remote-config';
