export { Columns } from './columns';
