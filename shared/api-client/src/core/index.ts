export { ApiError, isApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error';
export { authErrorOf, type AuthError } from './auth-error';
export { createHttp, prepareHttp, prepareReading, type Http } from './create-http';
export { errorEntries, failureEntries, type ErrorEntry } from './error-entries';
export type { CallOptions, Credentials, HttpFailure, HttpOptions, HttpSite } from './http-call';
export { isUnavailable } from './is-unavailable';
export { http, provideHttp } from './provided-http';

// Names of version 0.1, still imported by releases that were built with it.
/** @deprecated `isUnavailable` */
export { isUnavailable as isAway } from './is-unavailable';
