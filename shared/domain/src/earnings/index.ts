export * from './simulate-earnings';
