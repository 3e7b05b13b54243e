export { ApiError, isApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error';
export { createHttp, type CallOptions, type Http, type HttpOptions, type HttpSite } from './create-http';
export { errorEntries, type ErrorEntry } from './error-entries';
export { http, provideHttp } from './provided-http';
