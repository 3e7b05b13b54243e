export { useTextSearch, type TextSearch, type TextSearchOptions } from './use-text-search';
