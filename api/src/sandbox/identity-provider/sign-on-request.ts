/** What the product asked the sandbox's page with, checked. */
export interface SignOnRequest {
  redirectUri: URL;
  state: string | undefined;
  nonce: string | undefined;
  challenge: string;
}
