/** A validated authorization request. */
export interface SignOnRequest {
  redirectUri: URL;
  state: string | undefined;
  nonce: string | undefined;
  challenge: string;
}
